import { limitsOf, type SubListSpec } from '../../../schemas';
import { behaviourOf } from '../../behaviours';
import { addPictures, sendPicture } from '../../records/files/pictures';
import { loadSubList } from '../../records/subLists/answerSubLists';
import { changeSubList, type RowChange } from '../../records/subLists/subLists';
import type { Operation } from '../operations';
import { operation, recordPath, rowOf, rowToChange, type Serving, writing } from './Serving';

const CHANGES: readonly RowChange[] = ['add', 'update', 'remove', 'toggle', 'reorder'];

const loadOperations = (
  serving: Serving,
  name: string,
  spec: SubListSpec,
): readonly Operation[] => {
  if (!spec.rowsFrom) return [];
  const { method = 'POST', path = recordPath(serving), fn } = spec.rowsFrom;
  const shape = { method, path, fn, right: 'read' } as const;
  return [
    operation(serving, shape, async (work) =>
      loadSubList(work, { definition: serving.definition, name, spec }, await rowOf(serving, work)),
    ),
  ];
};

const operationsOf = (serving: Serving, name: string, spec: SubListSpec): readonly Operation[] => {
  const { recordFunctions: ownFunctions } = behaviourOf(serving.definition.name);
  return CHANGES.flatMap((what) => {
    const { fn, path } = spec[what] ?? {};
    // The function that changes a row may number it as well.
    if (what === 'reorder' && fn === spec.update?.fn) return [];
    // Rows that are records of another resource are changed by calls of their own.
    if (fn === undefined || path !== undefined || ownFunctions?.[fn]) return [];
    const shape = { method: 'POST', path: recordPath(serving), fn, right: 'update' } as const;
    return writing(serving, shape, async (work) => {
      const list = { definition: serving.definition, name, spec };
      return changeSubList(work, list, what, await rowToChange(serving, work));
    });
  });
};

/** Most pictures in one call. */
const MOST_PICTURES = 10;

/** The calls that store and show pictures. */
const picturesOf = (serving: Serving, name: string, spec: SubListSpec): readonly Operation[] => {
  const { definition } = serving;
  const { pictures } = spec;
  if (!pictures) return [];
  const list = { definition, name, spec, pictures };
  const { address, upload } = pictures;
  const rules = { ...limitsOf(pictures), maxFiles: MOST_PICTURES };
  return [
    operation(serving, { method: 'GET', path: address, right: 'read' }, async (work) =>
      sendPicture(work, list, await rowOf(serving, work)),
    ),
    writing(
      serving,
      { method: 'POST', path: upload, right: 'update', upload: rules },
      async (work) => addPictures(work, list, await rowToChange(serving, work)),
    ),
  ];
};

/** The calls that change the rows which a resource's records keep. */
export const subListOperations = (serving: Serving): readonly Operation[] =>
  Object.entries(serving.definition.subLists).flatMap(([name, spec]) => [
    ...loadOperations(serving, name, spec),
    ...operationsOf(serving, name, spec),
    ...picturesOf(serving, name, spec),
  ]);
