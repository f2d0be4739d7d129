import { type Behaviour, type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart, sentPart } from '../../contract/parts';
import { ok } from '../../contract/reply';
import { collectionOf } from '../../records/collections';
import { removeRecord } from '../../records/references/remove';
import { findRows, requireRow } from '../../records/tenant';
import { sentId } from '../../wire/sent';

/** What is copied: all that says when a resource is open. */
const COPIED = ['weekdayConfig', 'openingException'] as const;

const refuse = (message: string): never => {
  throw new FieldProblems('resources', { sourceResourceId: { message } });
};

/** Puts copies of what one resource has in place of what another has. */
const replace = async (context: CallContext, name: string, sourceId: number, targetId: number) => {
  const definition = context.definitions.named(name);
  if (!definition) return;
  const collection = collectionOf(context, definition);
  const of = async (resourceId: number) =>
    (await findRows(context, collection, { where: { resourceId } })).rows;
  for (const row of await of(targetId)) await removeRecord(context, definition, row);
  for (const { id: _, ...values } of await of(sourceId))
    await context.store.insert(collection, { ...values, resourceId: targetId });
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
  for (const name of COPIED) await replace(context, name, source.id, target.id);
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
