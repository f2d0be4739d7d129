import { type CallSpec, limitsOf, type SubListSpec } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import { addPictures, sendPicture } from '../../records/files/pictures';
import { loadSubList, readSubListRow } from '../../records/subLists/answerSubLists';
import { changeSubList, type RowChange } from '../../records/subLists/subLists';
import { rowsOf } from '../../records/tenant';
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

const CHANGES: readonly RowChange[] = ['add', 'update', 'remove', 'toggle', 'reorder', 'table'];

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

/** The part of a path that names a row. */
const ROW = /\{row\.\w+\}/;

/**
 * Where a row's call is answered: at the record's path, or below it. Rows that are records of another resource are
 * changed by that one's calls, at paths elsewhere.
 */
const servedAt = (
  endpoint: Endpoint,
  { fn, path }: Pick<CallSpec, 'fn' | 'path'>,
): string | undefined => {
  const own = recordPath(endpoint);
  if (path === undefined) return fn === undefined ? undefined : own;
  return path.startsWith(`${own}/`) ? path.replace(ROW, '{row}') : undefined;
};

/** A call whose path names a row as one whose body does. */
const aboutRow = (context: CallContext, { idField }: SubListSpec): CallContext => {
  const { call } = context;
  const { row } = call.params;
  return row === undefined
    ? context
    : { ...context, call: { ...call, body: { ...call.body, [idField]: row } } };
};

const readOperations = (
  endpoint: Endpoint,
  name: string,
  spec: SubListSpec,
): readonly Operation[] => {
  const path = spec.read && servedAt(endpoint, spec.read);
  if (!spec.read || path === undefined) return [];
  const { method = 'POST', fn } = spec.read;
  return [
    operation(endpoint, { method, path, fn, right: 'read' }, async (context) => {
      const { definition } = endpoint;
      const row = await rowOf(endpoint, context);
      const list = { definition, name, spec };
      const reply = await readSubListRow(aboutRow(context, spec), list, row);
      return withVersionOf(reply, context, definition, row, name);
    }),
  ];
};

const changeOperations = (
  endpoint: Endpoint,
  name: string,
  spec: SubListSpec,
): readonly Operation[] => {
  const { recordFunctions: ownFunctions } = endpoint.behaviours.of(endpoint.definition.name);
  return CHANGES.flatMap((what) => {
    const call = spec[what];
    const path = call && servedAt(endpoint, call);
    if (!call || path === undefined) return [];
    const { fn, method = 'POST' } = call;
    // The function that changes a row may number it as well.
    if (what === 'reorder' && fn === spec.update?.fn) return [];
    if (fn !== undefined && ownFunctions?.[fn]) return [];
    const changing = what === 'add' ? creating : writing;
    return changing(endpoint, { method, path, fn, right: 'update' }, async (context) => {
      const { definition } = endpoint;
      const row = await rowToChange(endpoint, context, { part: name });
      const list = { definition, name, spec };
      const reply = await changeSubList(aboutRow(context, spec), list, what, row);
      // Whoever changes several rows, one after the other, names the version that each change has made.
      const after = await rowsOf(context, context.tables.of(definition)).get(row.id);
      return withVersionOf(reply, context, definition, after, name);
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
    ...readOperations(endpoint, name, spec),
    ...changeOperations(endpoint, name, spec),
    ...picturesOf(endpoint, name, spec),
  ]);
