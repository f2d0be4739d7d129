import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import type { Behaviour } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRows } from '../../records/tenant';
import { DOCUMENTS } from '../builder/documents/documentRows';
import { mediaFiles } from './media/files';
import { mediaFolders } from './media/folders';
import { isFolder, MEDIA } from './media/mediaRows';

/** Files of the media library, each in a folder or in the root. */
export const media: Behaviour = {
  calls: [...mediaFiles, ...mediaFolders],

  unfiltered: { type: String(mediaTypes.all) },

  // A row of a document names its file itself, and no field of its definition.
  usedBy: async (context, { id }) => {
    const shows = { has: { values: { where: { mediaId: id } } } };
    const { rows } = await findRows(context, DOCUMENTS, shows);
    return rows.length > 0 ? [{ resource: DOCUMENTS, effect: 'cleared', rows }] : [];
  },

  onSave: async (context, { after }) => {
    const folderId = Number(after.folderId ?? ROOT_FOLDER.id);
    if (!(await isFolder(context, folderId)))
      throw new FieldProblems(MEDIA, { folderId: { message: 'server.media.noFolder' } });
    return { folderId };
  },
};
