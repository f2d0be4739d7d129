import { IMPORT_MAX_BYTES, type SubListSpec } from '../../../schemas';
import { inTransaction, type Operation } from '../../contract/CallContext';
import { exportRows, importRows, isDryRun, tryImport } from '../../records/imports/importRows';
import { withVersionOf } from '../../records/versions/version';
import { type Endpoint, operation, recordPath, rowOf, rowToChange } from './Endpoint';

const importsOf = (endpoint: Endpoint, name: string, spec: SubListSpec): readonly Operation[] => {
  const { definition } = endpoint;
  const { imports } = spec;
  if (!imports) return [];
  const list = { definition, name, spec };
  const shape = {
    method: 'POST',
    path: recordPath(endpoint),
    fn: imports.fn,
    right: 'update',
    upload: { maxBytes: IMPORT_MAX_BYTES },
  } as const;
  return [
    operation(endpoint, shape, async (context) => {
      if (isDryRun(context)) {
        const row = await rowOf(endpoint, context);
        const reply = await tryImport(context, list, imports, row);
        return withVersionOf(reply, context, definition, row, name);
      }
      return inTransaction(context, async (inner) =>
        importRows(inner, list, imports, await rowToChange(endpoint, inner, { part: name })),
      );
    }),
  ];
};

const exportsOf = (endpoint: Endpoint, name: string, spec: SubListSpec): readonly Operation[] => {
  const { definition } = endpoint;
  const { exports } = spec;
  if (!exports) return [];
  const shape = {
    method: 'POST',
    path: recordPath(endpoint),
    fn: exports.fn,
    right: 'read',
  } as const;
  return [
    operation(endpoint, shape, async (context) =>
      exportRows({ definition, name, spec }, exports, await rowOf(endpoint, context)),
    ),
  ];
};

/** The calls that bring rows of records in from files, and save them as such. */
export const importOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.subLists).flatMap(([name, spec]) => [
    ...importsOf(endpoint, name, spec),
    ...exportsOf(endpoint, name, spec),
  ]);
