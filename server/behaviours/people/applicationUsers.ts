import type { Work } from '../../contract/Work';
import { findRow, findRows, idsIn } from '../../records/scope';
import { behaviour } from '../Behaviour';
import { forgetInvitations } from '../builder/questionnaires/invitations';
import { resetPassword } from '../passwordReset';
import { pickAll } from '../pick';

const personalDocument = async (work: Work, id: unknown) => {
  const document = id ? await findRow(work, 'objectsDefinitions', Number(id)) : undefined;
  return {
    personalDocumentId: document?.id ?? null,
    headerDocument: document ? { id: document.id, title: document.title } : null,
    personalDocumentTitle: document?.title ?? '',
  };
};

/** People who sign in to the apps. */
export const applicationUsers = behaviour({
  first: async () => ({ groupIds: [] }),

  record: async (work, row) => {
    const ids = [...idsIn(row?.groupIds)];
    const groups = await findRows(work, 'appUserGroups', {
      where: { id: ids },
      sort: [{ field: 'name', order: 'asc' }],
    });
    return {
      groups: pickAll(groups.rows, ['name']),
      personalDocument: await personalDocument(work, row?.personalDocumentId),
    };
  },

  onRemove: (work, { id }) => forgetInvitations(work, { userId: id }),

  recordFunctions: {
    resetpassword: {
      right: 'update',
      run: (work, row) => resetPassword(work, 'applicationUsers', row),
    },
  },
});
