import type { Operation, ResourceFunction } from '../../contract/CallContext';
import { type Endpoint, operation, recordPath, rowOf, rowToChange } from './Endpoint';

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

/** The functions that a resource's behaviour has. */
export const functionOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { functions = {}, recordFunctions = {} } = endpoint.behaviours.of(endpoint.definition.name);
  return [
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
