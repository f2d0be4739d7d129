import type { Resource } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import { actsOfEntries } from '../../records/activity/ofEntries';
import { readHistory } from '../../records/history/readHistory';
import { type Known, readVersion } from '../../records/history/readVersion';
import { isTracked } from '../../records/history/tracked';
import { lyingRecord } from '../../records/trash/lying';
import { type Endpoint, idOfMissing, operation, recordPath, rowOf } from './Endpoint';

/** The record that a call is about, which may have been deleted since. @throws Refusal or FieldProblems 404 */
const knownOf = async (endpoint: Endpoint, context: CallContext): Promise<Known> => {
  try {
    return { row: await rowOf(endpoint, context) };
  } catch (error) {
    const id = idOfMissing(context, error);
    const lying =
      id === undefined ? undefined : await lyingRecord(context, endpoint.definition, id);
    if (lying) return lying;
    throw error;
  }
};

/** The calls that answer what became of a record, and what it was before or after a change. */
export const historyOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { definition, tables } = endpoint;
  if (!isTracked(endpoint, definition) || tables.of(definition).isUnlogged) return [];
  const path = `${recordPath(endpoint)}/history`;
  const get = (
    at: string,
    run: (context: CallContext, of: Resource) => Promise<Reply>,
  ): Operation =>
    operation(endpoint, { method: 'GET', path: at, right: 'read' }, (context) =>
      run(context, definition),
    );
  return [
    get(path, async (context, of) =>
      readHistory(context, of, await rowOf(endpoint, context), actsOfEntries),
    ),
    get(`${path}/{version}`, async (context, of) =>
      readVersion(context, of, await knownOf(endpoint, context)),
    ),
  ];
};
