import { mediaFolders as definition } from '../../../resources/content/mediaFolders';
import { behaviour } from '../../contract/behaviour';
import { mediaFolders as table } from '../../tables/content/mediaFolders';
import { freeFolderName, restoreName, unmakeFolder } from './media/folders';
import { lockLibrary } from './media/mediaRows';

/** Folders of the media library; `media` has their calls. */
export const mediaFolders = behaviour(definition, table, {
  restores: { name: restoreName },

  unmakes: unmakeFolder,

  onReturn: async (context, { name = '' }) => {
    await lockLibrary(context);
    return { name: await freeFolderName(context, name) };
  },
});
