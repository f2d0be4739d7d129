import { media as definition } from '../../../resources/content/media';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import { behaviour } from '../../contract/behaviour';
import { FieldProblems } from '../../contract/FieldProblems';
import { mediaFiles } from './media/files';
import { mediaFolders } from './media/folders';
import { isFolder } from './media/mediaRows';
import { sentAs, shownInHtml } from './media/uses';

/** Files of the media library, each in a folder or in the root. */
export const media = behaviour(definition, {
  calls: [...mediaFiles, ...mediaFolders],

  unfiltered: { type: String(mediaTypes.all) },

  // Answers are identified by what requests them, and HTML by the file's address.
  usedBy: async (context, { id }) => [
    ...(await sentAs(context, id)),
    ...(await shownInHtml(context, id)),
  ],

  onSave: async (context, { after }) => {
    const folderId = after.folderId ?? ROOT_FOLDER.id;
    if (!(await isFolder(context, folderId)))
      throw new FieldProblems(definition.name, { folderId: { message: 'server.media.noFolder' } });
    return { folderId };
  },
});
