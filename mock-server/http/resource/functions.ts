import { behaviourOf } from '../../behaviours';
import type { Operation } from '../operations';
import { operation, recordPath, rowOf, rowToChange, type Serving, writing } from './Serving';

/** The functions that a resource's behaviour has. */
export const functionOperations = (serving: Serving): readonly Operation[] => {
  const { name, path } = serving.definition;
  const { functions = {}, recordFunctions = {} } = behaviourOf(name);
  const ofResource = Object.entries(functions).map(([fn, { right, run }]) =>
    operation(serving, { method: 'POST', path, fn, right }, run),
  );
  const ofRecord = Object.entries(recordFunctions).map(([fn, { right, run }]) => {
    const shape = { method: 'POST', path: recordPath(serving), fn, right } as const;
    return right === 'read'
      ? operation(serving, shape, async (work) => run(work, await rowOf(serving, work)))
      : writing(serving, shape, async (work) => run(work, await rowToChange(serving, work)));
  });
  return [...ofResource, ...ofRecord];
};
