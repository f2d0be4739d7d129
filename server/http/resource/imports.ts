import { IMPORT_MAX_BYTES, type SubListSpec } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import {
  exportRows,
  importRows,
  isDryRun,
  readLines,
  tryImport,
} from '../../records/imports/importRows';
import { withVersionOf } from '../../records/versions/version';
import { type Endpoint, operation, preparing, recordPath, rowOf, rowToChange } from './Endpoint';

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
  const trying = async (context: CallContext) => {
    const row = await rowOf(endpoint, context);
    const read = await readLines(context, list, imports);
    const reply = await tryImport(context, list, imports, row, read);
    return withVersionOf(reply, context, definition, row, name);
  };
  const storing = preparing(endpoint, shape, async (context) => {
    // Whoever is refused isn't told of the file; that of the transaction is what counts.
    await rowToChange(endpoint, context, { part: name });
    const read = await readLines(context, list, imports);
    return async (inner) => {
      const row = await rowToChange(endpoint, inner, { part: name });
      return importRows(inner, list, imports, row, read);
    };
  });
  return [
    operation(endpoint, shape, (context) =>
      isDryRun(context) ? trying(context) : storing.run(context),
    ),
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
