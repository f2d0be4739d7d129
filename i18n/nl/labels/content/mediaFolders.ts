import type { mediaFolders } from '../../../../resources/content/mediaFolders';
import type { Labels } from '../../../Labels';

export const labels = { name: 'Mediamap' } satisfies Labels<typeof mediaFolders>;
