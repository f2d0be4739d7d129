import type { mediaFolders } from '../../../../resources/content/mediaFolders';
import type { Labels } from '../../../Labels';

export const labels = { name: 'Media folder' } satisfies Labels<typeof mediaFolders>;
