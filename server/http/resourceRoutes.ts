import type { Operation } from '../contract/CallContext';
import type { Definitions } from '../contract/definitions';
import { Refusal } from '../contract/Refusal';
import { aliasesOf } from './aliases';
import { attentionOperation } from './attentionOperation';
import { importRunOperations } from './importRunOperations';
import { routesOf, type Served } from './operations';
import { otherPath } from './otherPath';
import { childrenOperations } from './resource/children';
import { commentOperations } from './resource/comments';
import { once } from './resource/Endpoint';
import { fileOperations } from './resource/files';
import { functionOperations, restoringOperations } from './resource/functions';
import { historyOperations } from './resource/history';
import { importOperations } from './resource/imports';
import { linkOperations } from './resource/links';
import { listExportOperations } from './resource/listExport';
import { overviewOperations } from './resource/overview';
import { ownFieldOperations } from './resource/ownFields';
import { publishingOperations } from './resource/publishing';
import { recordOperations } from './resource/records';
import { subListOperations } from './resource/subLists';
import type { GuardedRoute } from './route';
import { searchOperation } from './searchOperation';
import { undoOperation } from './undo/undoOperation';

/** Calls with an idempotency key are carried out once. */
const doneOnce = (operation: Operation): Operation =>
  operation.method === 'POST' && operation.right !== 'read'
    ? { ...operation, run: once(operation, operation.run) }
    : operation;

/** All calls that definitions and behaviours give. */
const givenOperations = (served: Served): readonly Operation[] => [
  ...served.definitions.all
    .map((definition) => ({ ...served, definition }))
    .flatMap((endpoint) => [
      ...recordOperations(endpoint),
      ...childrenOperations(endpoint),
      ...linkOperations(endpoint),
      ...subListOperations(endpoint),
      ...importOperations(endpoint),
      ...listExportOperations(endpoint),
      ...fileOperations(endpoint),
      ...ownFieldOperations(endpoint),
      ...overviewOperations(endpoint),
      ...functionOperations(endpoint),
      ...publishingOperations(endpoint),
      ...historyOperations(endpoint),
      ...commentOperations(endpoint),
    ]),
  ...served.behaviours.calls.map(doneOnce),
  attentionOperation,
  searchOperation,
  ...importRunOperations,
];

/** All calls, each with the right that it takes. */
export const operationsOf = (served: Served): readonly Operation[] => {
  const given = givenOperations(served);
  const restoring = served.definitions.all.flatMap((definition) =>
    restoringOperations({ ...served, definition }),
  );
  return [...given, undoOperation([...given, ...restoring])];
};

/** A POST that names a function where there is none is refused as it is where there are others. */
const unknownFunctions = ({ all }: Definitions): readonly GuardedRoute[] =>
  all
    .flatMap(({ path, single, envelope }) =>
      (single ? [path] : [path, `${path}/:id`]).map((at) => ({ at, envelope })),
    )
    .map(({ at, envelope }) => ({
      method: 'POST',
      path: `/${at}`,
      envelope,
      handle: async () => {
        throw new Refusal(400, 'server.request.unknownFunction');
      },
    }));

/**
 * A new record's page may call the functions of the resource: there is no record yet to call them on. Not of one that
 * has a field of that name, as a person does.
 */
const atNewRecords = (
  { all }: Definitions,
  operations: readonly Operation[],
): readonly Operation[] => {
  const paths = new Set(
    all.filter(({ single, fields }) => !single && !('function' in fields)).map(({ path }) => path),
  );
  return operations
    .filter(({ method, path, fn }) => method === 'POST' && fn !== undefined && paths.has(path))
    .map((operation) => ({ ...operation, path: `${operation.path}/add` }));
};

/** The routes that answer them. */
export const resourceRoutes = (served: Served): readonly GuardedRoute[] => {
  const { definitions } = served;
  const listed = operationsOf(served);
  const operations = [...listed, ...atNewRecords(definitions, listed)];
  return [
    ...routesOf(served, [...operations, ...aliasesOf(operations, otherPath)]),
    ...unknownFunctions(definitions),
  ];
};
