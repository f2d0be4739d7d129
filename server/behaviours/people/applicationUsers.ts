import { applicationUsers as definition } from '../../../resources/people/applicationUsers';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { findRow, findRows } from '../../records/tenant';
import { storedIds } from '../../wire/references';
import { resetPassword } from '../passwordReset';
import { pickAll } from '../pick';

const personalDocument = async (context: CallContext, id: unknown) => {
  const document = id ? await findRow(context, 'objectsDefinitions', Number(id)) : undefined;
  return {
    personalDocumentId: document?.id ?? null,
    headerDocument: document ? { id: document.id, title: document.title } : null,
    personalDocumentTitle: document?.title ?? '',
  };
};

/** People who sign in to the apps. */
export const applicationUsers: Behaviour = {
  first: async () => ({ groupIds: [] }),

  record: async (context, row) => {
    const ids = [...storedIds(row?.groupIds)];
    const groups = await findRows(context, 'appUserGroups', {
      where: { id: ids },
      sort: [{ field: 'name', order: 'asc' }],
    });
    return {
      groups: pickAll(groups.rows, ['name']),
      personalDocument: await personalDocument(context, row?.personalDocumentId),
    };
  },

  recordFunctions: {
    resetpassword: {
      right: 'update',
      run: (context, row) => resetPassword(context, definition, row),
    },
  },
};
