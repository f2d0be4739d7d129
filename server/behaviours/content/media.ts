import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import { FieldProblems } from '../../contract/FieldProblems';
import { behaviour } from '../Behaviour';
import { isFolder, MEDIA } from './media/mediaRows';

/** Files of the media library, each in a folder or in the root. */
export const media = behaviour({
  unfiltered: { type: String(mediaTypes.all) },

  onSave: async (work, { after }) => {
    const folderId = Number(after.folderId ?? ROOT_FOLDER.id);
    if (!(await isFolder(work, folderId)))
      throw new FieldProblems(MEDIA, { folderId: { message: 'server.media.noFolder' } });
    return { folderId };
  },
});
