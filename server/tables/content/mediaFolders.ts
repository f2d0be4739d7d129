import { mediaFolders as definition } from '../../../resources/content/mediaFolders';
import { tableOf } from '../tableOf';

/** The folders of the media library. */
export const mediaFolders = tableOf(definition, { unique: [['name']] });
