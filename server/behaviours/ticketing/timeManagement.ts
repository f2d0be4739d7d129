import { openingException } from '../../../resources/ticketing/openingException';
import { resources } from '../../../resources/ticketing/resources';
import { timeManagement as definition } from '../../../resources/ticketing/timeManagement';
import { weekdayConfig } from '../../../resources/ticketing/weekdayConfig';
import { inSentence } from '../../../schemas/text/inSentence';
import { ask } from '../../contract/ask';
import { behaviour } from '../../contract/behaviour';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart, sentPart } from '../../contract/parts';
import { ok } from '../../contract/reply';
import { removeRecord } from '../../records/references/remove';
import { requireRow, rowsOf } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { sentId } from '../../wire/sent';

const resourceTable = tableOf(resources);

type Resource = RowIn<typeof resourceTable>;

/** What is copied: all that defines when a resource is open. */
const copied = [weekdayConfig, openingException] as const;

const refuse = (message: string): never => {
  throw new FieldProblems(resources.name, { sourceResourceId: { message } });
};

/** Asks whether what a resource has by now may go, of who would rather be asked. */
const askAboutOwn = async (context: CallContext, target: Resource) => {
  if (!context.call.isStrict) return;
  const counted = await Promise.all(
    copied.map(async (one) => {
      const rows = rowsOf(context, context.tables.of(one));
      const count = await rows.count({ where: { resourceId: target.id } });
      const what = nameOf(context, one.name, count === 1 ? 'one' : 'several');
      return count === 0 ? [] : [`${count} ${inSentence(what)}`];
    }),
  );
  const own = counted.flat();
  if (own.length === 0) return;
  const gone = new Intl.ListFormat(context.call.locale).format(own);
  ask(context, 'replaces', 'server.timeManagement.replaces', { target: String(target.name), gone });
};

/** Puts copies of what one resource has in place of what another has. */
const replace = async (
  context: CallContext,
  one: (typeof copied)[number],
  source: Resource,
  target: Resource,
) => {
  const rows = rowsOf(context, context.tables.of(one));
  for (const row of await rows.find({ where: { resourceId: target.id } }))
    await removeRecord(context, one, row);
  for (const { id: _, ...values } of await rows.find({ where: { resourceId: source.id } }))
    await rows.insert({ ...values, resourceId: target.id });
};

/** Gives a resource the hours and the exceptions of another one, in place of its own. */
const copyTimeConfig = async (context: CallContext) => {
  const { body } = context.call;
  const targetId = neededPart(body, 'targetResourceId', sentId);
  const sourceId = sentPart(body, 'sourceResourceId', sentId);
  const target = await requireRow(context, resourceTable, targetId, 'lock');
  if (sourceId === 0) refuse('source');
  if (sourceId === targetId) refuse('server.timeManagement.itself');
  const source = await requireRow(context, resourceTable, sourceId);
  await askAboutOwn(context, target);
  for (const one of copied) await replace(context, one, source, target);
  const message = context.call.text('server.timeManagement.copied', {
    source: String(source.name),
    target: String(target.name),
  });
  return ok({ message, last_id: target.id });
};

/** When resources are open. */
export const timeManagement = behaviour(definition, {
  calls: [
    {
      method: 'POST',
      path: 'ticketing/copy-time-config',
      modules: ['ticketing'],
      right: 'update',
      run: (context) => inTransaction(context, copyTimeConfig),
    },
  ],
});
