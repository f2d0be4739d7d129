import type { following } from '../../../../resources/organisation/following';
import type { Labels } from '../../../Labels';

export const labels = { name: 'Wat u volgt' } satisfies Labels<typeof following>;
