import type { redirects } from '../../../../resources/websites/redirects';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Omleiding |||| Omleidingen',
  belongs: 'Oude adressen van een website, en waar ze nu heen leiden.',
  facts: { newUrl: 'naar %{value}' },
  fields: { websiteId: 'Website', oldUrl: 'Oude URL', newUrl: 'Nieuwe URL' },
  codes: { type: { 0: '301 Permanent', 1: '302 Tijdelijk' } },
} satisfies Labels<typeof redirects>;
