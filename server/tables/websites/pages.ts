import { pages as definition } from '../../../resources/websites/pages';
import { json } from '../columns';
import { tableOf } from '../tableOf';

export const pages = tableOf(definition, {
  also: {
    /** Where it stands in each of its languages, as addresses are found. */
    addresses: json<readonly string[]>(),
  },
});
