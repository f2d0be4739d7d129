import { applicationUsers as definition } from '../../../resources/people/applicationUsers';
import { tableOf } from '../tableOf';

/** People who sign in to the apps, each in groups of them. */
export const applicationUsers = tableOf(definition, {
  also: {
    passwordHash: 'text',
    groupIds: { type: 'ids', to: 'appUserGroups', isIndexed: true },
  },
});
