import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import type { Behaviour } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { mediaFiles } from './media/files';
import { mediaFolders } from './media/folders';
import { isFolder, MEDIA } from './media/mediaRows';
import { sentAs, shownInHtml } from './media/uses';

/** Files of the media library, each in a folder or in the root. */
export const media: Behaviour = {
  calls: [...mediaFiles, ...mediaFolders],

  unfiltered: { type: String(mediaTypes.all) },

  // Answers are told by what asks for them, and HTML by the file's address.
  usedBy: async (context, { id }) => [
    ...(await sentAs(context, id)),
    ...(await shownInHtml(context, id)),
  ],

  onSave: async (context, { after }) => {
    const folderId = Number(after.folderId ?? ROOT_FOLDER.id);
    if (!(await isFolder(context, folderId)))
      throw new FieldProblems(MEDIA, { folderId: { message: 'server.media.noFolder' } });
    return { folderId };
  },
};
