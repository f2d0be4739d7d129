import { media as definition } from '../../../resources/content/media';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import { behaviour } from '../../contract/behaviour';
import { FieldProblems } from '../../contract/FieldProblems';
import { mediaFiles, restores, unmakeFile } from './media/files';
import { mediaFolders } from './media/folders';
import { isFolder, lockLibrary, mediaTable, nameIn } from './media/mediaRows';
import { sentAs, shownInHtml } from './media/uses';

/** Files of the media library, each in a folder or in the root. */
export const media = behaviour(definition, mediaTable, {
  calls: [...mediaFiles, ...mediaFolders],

  restores,

  unmakes: unmakeFile,

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

  onReturn: async (context, { folderId, fileName }) => {
    await lockLibrary(context);
    // A folder is deleted without its files; they may be looked for where all others are.
    const there = folderId && (await isFolder(context, folderId)) ? folderId : ROOT_FOLDER.id;
    return { folderId: there, fileName: await nameIn(context, there, fileName ?? '') };
  },
});
