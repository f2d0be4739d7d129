import { behaviourOf } from '../../behaviours';
import type { ResourceFunction } from '../../behaviours/Behaviour';
import { copyRecord } from '../../records/copy';
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

/** Functions that every resource has whose definition has an action for them. */
const general: Readonly<Record<string, (serving: Serving, fn: string) => Operation>> = {
  copy: (serving, fn) =>
    writing(
      serving,
      { method: 'POST', path: recordPath(serving), fn, right: 'create' },
      async (work) => copyRecord(work, serving.definition, await rowOf(serving, work)),
    ),
};

const generalOperations = (serving: Serving): readonly Operation[] =>
  Object.values(serving.definition.actions).flatMap(({ fn = '' }) => {
    const { recordFunctions } = behaviourOf(serving.definition.name);
    return recordFunctions?.[fn] ? [] : (general[fn]?.(serving, fn) ?? []);
  });

/** The functions that a resource's behaviour has, and those that resources have in common. */
export const functionOperations = (serving: Serving): readonly Operation[] => {
  const { functions = {}, recordFunctions = {}, post } = behaviourOf(serving.definition.name);
  return [
    ...generalOperations(serving),
    ...(post ? [ofResource(serving, undefined, post)] : []),
    ...Object.entries(functions).map(([fn, spec]) => ofResource(serving, fn, spec)),
    ...Object.entries(recordFunctions).map(([fn, { right, run }]) => {
      const shape = { method: 'POST', path: recordPath(serving), fn, right } as const;
      const row = right === 'read' ? rowOf : rowToChange;
      return operation(serving, shape, async (work) => run(work, await row(serving, work)));
    }),
  ];
};
