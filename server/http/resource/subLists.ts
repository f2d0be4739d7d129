import { limitsOf, type SubListSpec } from '../../../schemas';
import type { Operation } from '../../contract/CallContext';
import { addPictures, sendPicture } from '../../records/files/pictures';
import { loadSubList } from '../../records/subLists/answerSubLists';
import { changeSubList, type RowChange } from '../../records/subLists/subLists';
import { withVersionOf } from '../../records/versions/version';
import {
  creating,
  type Endpoint,
  operation,
  recordPath,
  rowOf,
  rowToChange,
  writing,
} from './Endpoint';

const CHANGES: readonly RowChange[] = ['add', 'update', 'remove', 'toggle', 'reorder'];

const loadOperations = (
  endpoint: Endpoint,
  name: string,
  spec: SubListSpec,
): readonly Operation[] => {
  if (!spec.rowsFrom) return [];
  const { method = 'POST', path = recordPath(endpoint), fn } = spec.rowsFrom;
  const shape = { method, path, fn, right: 'read' } as const;
  return [
    operation(endpoint, shape, async (context) => {
      const { definition } = endpoint;
      const row = await rowOf(endpoint, context);
      const reply = await loadSubList(context, { definition, name, spec }, row);
      return withVersionOf(reply, context, definition, row, name);
    }),
  ];
};

const operationsOf = (
  endpoint: Endpoint,
  name: string,
  spec: SubListSpec,
): readonly Operation[] => {
  const { recordFunctions: ownFunctions } = endpoint.behaviours.of(endpoint.definition.name);
  return CHANGES.flatMap((what) => {
    const { fn, path } = spec[what] ?? {};
    // The function that changes a row may number it as well.
    if (what === 'reorder' && fn === spec.update?.fn) return [];
    // Rows that are records of another resource are changed by calls of their own.
    if (fn === undefined || path !== undefined || ownFunctions?.[fn]) return [];
    const shape = { method: 'POST', path: recordPath(endpoint), fn, right: 'update' } as const;
    const changing = what === 'add' ? creating : writing;
    return changing(endpoint, shape, async (context) => {
      const list = { definition: endpoint.definition, name, spec };
      const row = await rowToChange(endpoint, context, { part: name });
      return changeSubList(context, list, what, row);
    });
  });
};

/** Most pictures in one call. */
const MAX_PICTURES = 10;

/** The calls that store and show pictures. */
const picturesOf = (endpoint: Endpoint, name: string, spec: SubListSpec): readonly Operation[] => {
  const { definition } = endpoint;
  const { pictures } = spec;
  if (!pictures) return [];
  const list = { definition, name, spec, pictures };
  const { address, upload } = pictures;
  const rules = { ...limitsOf(pictures), maxFiles: MAX_PICTURES };
  return [
    operation(endpoint, { method: 'GET', path: address, right: 'read' }, async (context) =>
      sendPicture(context, list, await rowOf(endpoint, context)),
    ),
    creating(
      endpoint,
      { method: 'POST', path: upload, right: 'update', upload: rules },
      async (context) =>
        addPictures(context, list, await rowToChange(endpoint, context, { part: name })),
    ),
  ];
};

/** The calls that change the rows which a resource's records keep. */
export const subListOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.subLists).flatMap(([name, spec]) => [
    ...loadOperations(endpoint, name, spec),
    ...operationsOf(endpoint, name, spec),
    ...picturesOf(endpoint, name, spec),
  ]);
