import { ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import { findRows, requireRow } from '../../records/scope';
import { behaviour } from '../Behaviour';
import { pick, pickAll } from '../pick';

/** Areas whose records take properties over from templates. */
const USERS = ['devices', 'applicationUsers', 'signage', 'webshop'] as const;

const available = async (work: Work): Promise<Reply> => {
  const { rows } = await findRows(work, 'propertyTemplates', {
    sort: [{ field: 'name', order: 'asc' }],
  });
  return ok({ results: pickAll(rows, ['name']) });
};

const one = async (work: Work): Promise<Reply> => {
  const { templateId } = work.call.body;
  if (templateId === undefined)
    throw new Refusal(400, 'server.request.missing', { name: 'templateId' });
  const row = await requireRow(work, 'propertyTemplates', templateId);
  return ok({ results: pick(row, ['name', 'description', 'languages', 'properties']) });
};

/** Sets of properties in several languages. */
export const propertyTemplates = behaviour({
  functions: {
    getAvailableTemplates: { right: 'read', alsoFor: USERS, run: available },
    getTemplate: { right: 'read', alsoFor: USERS, run: one },
  },
});
