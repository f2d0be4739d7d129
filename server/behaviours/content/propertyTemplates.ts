import { propertyTemplates as definition } from '../../../resources/content/propertyTemplates';
import { ask } from '../../contract/ask';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { neededPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { requireRow, rowsOf } from '../../records/tenant';
import { languageName } from '../../records/texts';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { sentId } from '../../wire/sent';
import { pick, pickAll } from '../pick';

const table = tableOf(definition);

/** Areas whose records take properties over from templates. */
const USERS = ['devices', 'applicationUsers', 'signage', 'webshop'] as const;

const available = async (context: CallContext): Promise<Reply> => {
  const rows = await rowsOf(context, table).find({
    sort: [{ field: 'name', order: 'asc' }],
    only: ['name'],
  });
  return ok({ results: pickAll(rows, ['name']) });
};

const one = async (context: CallContext): Promise<Reply> => {
  const templateId = neededPart(context.call.body, 'templateId', sentId);
  const row = await requireRow(context, table, templateId);
  return ok({ results: pick(row, ['name', 'description', 'languages', 'properties']) });
};

/** The name under which the loss of languages is confirmed. */
const QUESTION = 'lostLanguages';

/** @throws Refusal 409 that counts the properties of languages which the template is to lose, unless the call confirms it */
const askBeforeLoss = (
  context: CallContext,
  { before, after }: Save<RowIn<typeof table>>,
): void => {
  const kept = new Set<string | undefined>(after.languages);
  const lost = (before?.properties ?? []).filter(({ language }) => !kept.has(language));
  if (lost.length === 0) return;
  const names = [...new Set(lost.map(({ language = '' }) => language))].map((code) =>
    languageName(context, code),
  );
  const params = { count: lost.length, smart_count: lost.length, languages: names.join(', ') };
  ask(context, QUESTION, 'server.propertyTemplates.lostLanguages', params);
};

/** Sets of properties in several languages. */
export const propertyTemplates = behaviour(definition, {
  onSave: async (context, save) => {
    askBeforeLoss(context, save);
    return {};
  },

  functions: {
    getAvailableTemplates: { right: 'read', alsoFor: USERS, run: available },
    getTemplate: { right: 'read', alsoFor: USERS, run: one },
  },
});
