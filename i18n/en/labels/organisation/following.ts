import type { following } from '../../../../resources/organisation/following';
import type { Labels } from '../../../Labels';

export const labels = { name: 'What you follow' } satisfies Labels<typeof following>;
