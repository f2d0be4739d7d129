import { modules as definition } from '../../../resources/organisation/modules';
import { tableOf } from '../tableOf';

export const modules = tableOf(definition, {
  shared: true,
  versioned: true,
  meanings: { '*': 'grant' },
});
