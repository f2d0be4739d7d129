import type { Operation, ResourceFunction } from '../../contract/CallContext';
import { copyRecord } from '../../records/save/copy';
import { type Endpoint, operation, recordPath, rowOf, rowToChange, writing } from './Endpoint';

const ofResource = (
  endpoint: Endpoint,
  fn: string,
  { right, alsoFor = [], run }: ResourceFunction,
): Operation => {
  const own = operation(
    endpoint,
    { method: 'POST', path: endpoint.definition.path, fn, right },
    run,
  );
  return { ...own, modules: [...own.modules, ...alsoFor] };
};

const copyOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { copy } = endpoint.definition.verbs;
  if (copy === undefined) return [];
  const shape = {
    method: 'POST',
    path: recordPath(endpoint),
    fn: 'copy',
    right: 'create',
  } as const;
  return [
    writing(endpoint, shape, async (context) =>
      copyRecord(context, endpoint.definition, await rowOf(endpoint, context)),
    ),
  ];
};

/** The functions that a resource's behaviour has, and the one that copies where records can be copied. */
export const functionOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { functions = {}, recordFunctions = {} } = endpoint.behaviours.of(endpoint.definition.name);
  return [
    ...copyOperations(endpoint),
    ...Object.entries(functions).map(([fn, spec]) => ofResource(endpoint, fn, spec)),
    ...Object.entries(recordFunctions).map(([fn, { right, run }]) => {
      const shape = { method: 'POST', path: recordPath(endpoint), fn, right } as const;
      const row = right === 'read' ? rowOf : rowToChange;
      return operation(endpoint, shape, async (context) =>
        run(context, await row(endpoint, context)),
      );
    }),
  ];
};
