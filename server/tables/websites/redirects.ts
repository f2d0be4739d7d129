import { redirects as definition } from '../../../resources/websites/redirects';
import { tableOf } from '../tableOf';

export const redirects = tableOf(definition, {
  also: {
    /** The old address, as addresses are found. */
    address: { type: 'text', isIndexed: true },
  },
  unique: [['address', 'websiteId']],
});
