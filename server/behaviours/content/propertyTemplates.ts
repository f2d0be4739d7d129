import type { Behaviour, CallContext } from '../../contract/CallContext';
import { neededPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { findRows, requireRow } from '../../records/tenant';
import { sentId } from '../../wire/sent';
import { pick, pickAll } from '../pick';

/** Areas whose records take properties over from templates. */
const USERS = ['devices', 'applicationUsers', 'signage', 'webshop'] as const;

const available = async (context: CallContext): Promise<Reply> => {
  const { rows } = await findRows(context, 'propertyTemplates', {
    sort: [{ field: 'name', order: 'asc' }],
  });
  return ok({ results: pickAll(rows, ['name']) });
};

const one = async (context: CallContext): Promise<Reply> => {
  const templateId = neededPart(context.call.body, 'templateId', sentId);
  const row = await requireRow(context, 'propertyTemplates', templateId);
  return ok({ results: pick(row, ['name', 'description', 'languages', 'properties']) });
};

/** Sets of properties in several languages. */
export const propertyTemplates: Behaviour = {
  functions: {
    getAvailableTemplates: { right: 'read', alsoFor: USERS, run: available },
    getTemplate: { right: 'read', alsoFor: USERS, run: one },
  },
};
