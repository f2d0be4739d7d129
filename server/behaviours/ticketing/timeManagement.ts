import type { Resource } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { ask } from '../../contract/ask';
import { type Behaviour, type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart, sentPart } from '../../contract/parts';
import { ok } from '../../contract/reply';
import { collectionOf } from '../../records/collections';
import { removeRecord } from '../../records/references/remove';
import { findRows, requireRow } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';

/** What is copied: all that says when a resource is open. */
const COPIED = ['weekdayConfig', 'openingException'] as const;

const refuse = (message: string): never => {
  throw new FieldProblems('resources', { sourceResourceId: { message } });
};

const rowsOf = async (context: CallContext, definition: Resource, resourceId: number) =>
  (await findRows(context, collectionOf(context, definition), { where: { resourceId } })).rows;

/** Asks whether what a resource has by now may go, of who would rather be asked. */
const askAboutOwn = async (context: CallContext, copied: readonly Resource[], target: Row) => {
  if (!context.call.isStrict) return;
  const counted = await Promise.all(
    copied.map(async (definition) => {
      const { length } = await rowsOf(context, definition, target.id);
      const what = nameOf(context, definition.name, length === 1 ? 'one' : 'several');
      return length === 0 ? [] : [`${length} ${inSentence(what)}`];
    }),
  );
  const own = counted.flat();
  if (own.length === 0) return;
  const gone = new Intl.ListFormat(context.call.locale).format(own);
  ask(context, 'replaces', 'server.timeManagement.replaces', { target: String(target.name), gone });
};

/** Puts copies of what one resource has in place of what another has. */
const replace = async (context: CallContext, definition: Resource, source: Row, target: Row) => {
  const collection = collectionOf(context, definition);
  for (const row of await rowsOf(context, definition, target.id))
    await removeRecord(context, definition, row);
  for (const { id: _, ...values } of await rowsOf(context, definition, source.id))
    await context.store.insert(collection, { ...values, resourceId: target.id });
};

/** Gives a resource the hours and the exceptions of another one, in place of its own. */
const copyTimeConfig = async (context: CallContext) => {
  const { body } = context.call;
  const targetId = neededPart(body, 'targetResourceId', sentId);
  const sourceId = sentPart(body, 'sourceResourceId', sentId);
  const target = await requireRow(context, 'resources', targetId);
  if (sourceId === 0) refuse('source');
  if (sourceId === targetId) refuse('server.timeManagement.itself');
  const source = await requireRow(context, 'resources', sourceId);
  const copied = COPIED.flatMap((name) => context.definitions.named(name) ?? []);
  await askAboutOwn(context, copied, target);
  for (const definition of copied) await replace(context, definition, source, target);
  const message = context.call.text('server.timeManagement.copied', {
    source: String(source.name),
    target: String(target.name),
  });
  return ok({ message, last_id: target.id });
};

/** When resources are open. */
export const timeManagement: Behaviour = {
  calls: [
    {
      method: 'POST',
      path: 'ticketing/copy-time-config',
      modules: ['ticketing'],
      right: 'update',
      run: (context) => inTransaction(context, copyTimeConfig),
    },
  ],
};
