import type { SubListSpec } from '../../../schemas';
import { behaviourOf } from '../../behaviours';
import { changeSubList, type RowChange } from '../../records/subLists';
import type { Operation } from '../operations';
import { recordPath, rowToChange, type Serving, writing } from './Serving';

const CHANGES: readonly RowChange[] = ['add', 'update', 'remove', 'toggle'];

const operationsOf = (serving: Serving, name: string, spec: SubListSpec): readonly Operation[] => {
  const { recordFunctions: ownFunctions } = behaviourOf(serving.definition.name);
  return CHANGES.flatMap((what) => {
    const { fn, path } = spec[what] ?? {};
    // Rows that are records of another resource are changed by calls of their own.
    if (fn === undefined || path !== undefined || ownFunctions?.[fn]) return [];
    const shape = { method: 'POST', path: recordPath(serving), fn, right: 'update' } as const;
    return writing(serving, shape, async (work) => {
      const list = { definition: serving.definition, name, spec };
      return changeSubList(work, list, what, await rowToChange(serving, work));
    });
  });
};

/** The functions that change the rows which a resource's records keep. */
export const subListOperations = (serving: Serving): readonly Operation[] =>
  Object.entries(serving.definition.subLists).flatMap(([name, spec]) =>
    operationsOf(serving, name, spec),
  );
