import { behaviourOf } from '../../behaviours';
import type { ResourceFunction } from '../../behaviours/Behaviour';
import { copyRecord } from '../../records/save/copy';
import type { Operation } from '../operations';
import { operation, recordPath, rowOf, rowToChange, type Serving, writing } from './Serving';

const ofResource = (
  serving: Serving,
  fn: string | undefined,
  { right, alsoFor = [], run }: ResourceFunction,
): Operation => {
  const own = operation(serving, { method: 'POST', path: serving.definition.path, fn, right }, run);
  return { ...own, modules: [...own.modules, ...alsoFor] };
};

const copyOperations = (serving: Serving): readonly Operation[] => {
  const { copy } = serving.definition.verbs;
  if (copy === undefined) return [];
  const shape = { method: 'POST', path: recordPath(serving), fn: 'copy', right: 'create' } as const;
  return [
    writing(serving, shape, async (work) =>
      copyRecord(work, serving.definition, await rowOf(serving, work)),
    ),
  ];
};

/** The functions that a resource's behaviour has, and the one that copies where records can be copied. */
export const functionOperations = (serving: Serving): readonly Operation[] => {
  const { functions = {}, recordFunctions = {}, post } = behaviourOf(serving.definition.name);
  return [
    ...copyOperations(serving),
    ...(post ? [ofResource(serving, undefined, post)] : []),
    ...Object.entries(functions).map(([fn, spec]) => ofResource(serving, fn, spec)),
    ...Object.entries(recordFunctions).map(([fn, { right, run }]) => {
      const shape = { method: 'POST', path: recordPath(serving), fn, right } as const;
      const row = right === 'read' ? rowOf : rowToChange;
      return operation(serving, shape, async (work) => run(work, await row(serving, work)));
    }),
  ];
};
