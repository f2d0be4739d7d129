import type { SubListSpec } from '../../../schemas';
import { RECORD_IMPORT_LIMITS, ROW_IMPORT_LIMITS } from '../../../schemas/exchange/imports';
import type { CallContext, Operation } from '../../contract/CallContext';
import { exportRecords } from '../../records/imports/exportRecords';
import { importRecords } from '../../records/imports/importRecords';
import { exportRows, importRows, readRowLines, tryImport } from '../../records/imports/importRows';
import { isDryRun } from '../../records/imports/readLines';
import { withVersionOf } from '../../records/versions/version';
import {
  type Endpoint,
  once,
  operation,
  preparing,
  recordPath,
  rowOf,
  rowToChange,
} from './Endpoint';

const importsOf = (endpoint: Endpoint, name: string, spec: SubListSpec): readonly Operation[] => {
  const { definition } = endpoint;
  const { imports } = spec;
  if (!imports) return [];
  const list = { definition, name, spec };
  const shape = {
    method: 'POST',
    path: imports.path ?? recordPath(endpoint),
    fn: imports.fn,
    right: 'update',
    upload: { maxBytes: ROW_IMPORT_LIMITS.maxBytes },
  } as const;
  const trying = async (context: CallContext) => {
    const row = await rowOf(endpoint, context);
    const read = await readRowLines(context, list, imports);
    const reply = await tryImport(context, list, imports, row, read);
    return withVersionOf(reply, context, definition, row, name);
  };
  const storing = preparing(endpoint, shape, async (context) => {
    // Whoever is refused isn't told of the file; that of the transaction is what counts.
    await rowToChange(endpoint, context, { part: name });
    const read = await readRowLines(context, list, imports);
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
    path: exports.path ?? recordPath(endpoint),
    fn: exports.fn,
    right: 'read',
  } as const;
  return [
    operation(endpoint, shape, async (context) =>
      exportRows({ definition, name, spec }, exports, await rowOf(endpoint, context)),
    ),
  ];
};

/** The calls that bring records in from files, and save them as such. */
const recordFiles = (endpoint: Endpoint): readonly Operation[] => {
  const { definition } = endpoint;
  const { imports, exports, path } = definition;
  const operations: Operation[] = [];
  if (imports) {
    const shape = {
      method: 'POST',
      path: imports.path ?? path,
      fn: imports.fn,
      right: 'update',
      upload: { maxBytes: RECORD_IMPORT_LIMITS.maxBytes },
    } as const;
    const run = (context: CallContext) => importRecords(context, definition, imports);
    const storing = once(shape, run);
    operations.push(
      operation(endpoint, shape, (context) =>
        isDryRun(context) ? run(context) : storing(context),
      ),
    );
  }
  if (exports) {
    const shape = {
      method: 'POST',
      path: exports.path ?? path,
      fn: exports.fn,
      right: 'read',
    } as const;
    operations.push(
      operation(endpoint, shape, (context) => exportRecords(context, definition, exports)),
    );
  }
  return operations;
};

/** The calls that bring records, and rows inside them, in from files, and save them as such. */
export const importOperations = (endpoint: Endpoint): readonly Operation[] => [
  ...recordFiles(endpoint),
  ...Object.entries(endpoint.definition.subLists).flatMap(([name, spec]) => [
    ...importsOf(endpoint, name, spec),
    ...exportsOf(endpoint, name, spec),
  ]),
];
