import type {
  CallContext,
  Operation,
  RecordFunction,
  ResourceFunction,
} from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import { withVersionOf } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import {
  creating,
  doingOnce,
  type Endpoint,
  operation,
  recordPath,
  rowOf,
  rowToChange,
} from './Endpoint';

const ofResource = (
  endpoint: Endpoint,
  fn: string,
  { right, alsoFor = [], run }: ResourceFunction,
): Operation => {
  const answer = right === 'read' ? operation : doingOnce;
  const own = answer(endpoint, { method: 'POST', path: endpoint.definition.path, fn, right }, run);
  return { ...own, modules: [...own.modules, ...alsoFor] };
};

/** Answers the version that a part has once it is changed, so that the next change can name it. */
const changingPart = async (
  { definition }: Endpoint,
  context: CallContext,
  part: string,
  { id }: Row,
  reply: Reply,
): Promise<Reply> => {
  const row = await rowsOf(context, context.tables.of(definition)).get(id);
  return withVersionOf(reply, context, definition, row, part);
};

const ofRecord = (
  endpoint: Endpoint,
  fn: string,
  { right, isWriting, part, run }: RecordFunction,
): Operation => {
  const shape = { method: 'POST', path: recordPath(endpoint), fn, right } as const;
  if (right === 'read')
    return operation(endpoint, shape, async (context) =>
      run(context, await rowOf(endpoint, context)),
    );
  return (isWriting ? creating : doingOnce)(endpoint, shape, async (context) => {
    const row = await rowToChange(endpoint, context, { part });
    const reply = await run(context, row);
    return part === undefined || part === null
      ? reply
      : changingPart(endpoint, context, part, row, reply);
  });
};

/** The function that gives a field the value of before, where a change is taken back. */
export const restoring = (field: string): string => `restore ${field}`;

/** The function that deletes a record again, where its making is taken back. */
export const UNMAKING = 'unmake';

/** What gives fields the values of before, and deletes what was made: called by the server alone. */
export const restoringOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { restores = {}, unmakes } = endpoint.behaviours.of(endpoint.definition.name);
  const all = Object.entries(restores).map(([field, spec]) =>
    ofRecord(endpoint, restoring(field), spec),
  );
  return unmakes ? [...all, ofRecord(endpoint, UNMAKING, unmakes)] : all;
};

/** The functions that a resource's behaviour has. */
export const functionOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { functions = {}, recordFunctions = {} } = endpoint.behaviours.of(endpoint.definition.name);
  return [
    ...Object.entries(functions).flatMap(([fn, spec]) =>
      spec ? ofResource(endpoint, fn, spec) : [],
    ),
    ...Object.entries(recordFunctions).flatMap(([fn, spec]) =>
      spec ? ofRecord(endpoint, fn, spec) : [],
    ),
  ];
};
