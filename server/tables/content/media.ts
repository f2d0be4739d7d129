import { media as definition } from '../../../resources/content/media';
import { tableOf } from '../tableOf';

/** The files of the media library. */
export const media = tableOf(definition);
