import { media as definition } from '../../../resources/content/media';
import { tableOf } from '../tableOf';

/** The files of the media library, each with the id of its content among `files`. */
export const media = tableOf(definition, { also: { content: 'id' } });
