import type { CallContext, Operation } from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import { actsOfEntries } from '../../records/activity/ofEntries';
import { readHistory, readVersion } from '../../records/history/readHistory';
import { isTracked } from '../../records/history/tracked';
import { type Endpoint, operation, recordPath, rowOf } from './Endpoint';

/** The calls that answer what became of a record, and what it was before a change. */
export const historyOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { definition, tables } = endpoint;
  if (!isTracked(endpoint, definition) || tables.of(definition).isUnlogged) return [];
  const path = `${recordPath(endpoint)}/history`;
  const get = (at: string, run: typeof readVersion): Operation =>
    operation(
      endpoint,
      { method: 'GET', path: at, right: 'read' },
      async (context: CallContext): Promise<Reply> =>
        run(context, definition, await rowOf(endpoint, context)),
    );
  return [
    get(path, (context, of, row) => readHistory(context, of, row, actsOfEntries)),
    get(`${path}/{version}`, readVersion),
  ];
};
