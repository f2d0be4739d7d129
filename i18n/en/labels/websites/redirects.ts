import type { redirects } from '../../../../resources/websites/redirects';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Redirect |||| Redirects',
  belongs: 'Old addresses of a website, and where they lead now.',
  facts: { newUrl: 'to %{value}' },
  fields: { websiteId: 'Website', oldUrl: 'Old URL', newUrl: 'New URL' },
  codes: { type: { 0: '301 Permanent', 1: '302 Temporary' } },
} satisfies Labels<typeof redirects>;
