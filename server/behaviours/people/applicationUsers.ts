import { applicationUsers as definition } from '../../../resources/people/applicationUsers';
import { appUserGroups } from '../../../resources/people/appUserGroups';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { rowsOf } from '../../records/tenant';
import { objectsDefinitions } from '../../tables/builder/objectsDefinitions';
import { applicationUsers as table } from '../../tables/people/applicationUsers';
import { tableOf } from '../../tables/tableOf';
import { resetPassword } from '../passwordReset';
import { pickAll } from '../pick';

const groups = tableOf(appUserGroups);

const personalDocument = async (context: CallContext, id: number | null | undefined) => {
  const document = id ? await rowsOf(context, objectsDefinitions).get(id) : undefined;
  return {
    personalDocumentId: document?.id ?? null,
    headerDocument: document ? { id: document.id, title: document.title } : null,
    personalDocumentTitle: document?.title ?? '',
  };
};

/** People who sign in to the apps. */
export const applicationUsers = behaviour(definition, table, {
  first: async () => ({ groupIds: [] }),

  record: async (context, row) => {
    const found = await rowsOf(context, groups).find({
      where: { id: row?.groupIds ?? [] },
      sort: [{ field: 'name', order: 'asc' }],
      only: ['name'],
    });
    return {
      groups: pickAll(found, ['name']),
      personalDocument: await personalDocument(context, row?.personalDocumentId),
    };
  },

  recordFunctions: {
    resetpassword: {
      right: 'update',
      run: (context, row) => resetPassword(context, definition, row),
    },
  },
});
