import type { ImportsSpec, Right, SubListSpec } from '../../../schemas';
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
  type Shape,
} from './Endpoint';

/** The call by which files come in or are saved: at the path of what they belong to, unless it names one. */
const fileCall = (
  { fn, path: own }: Pick<ImportsSpec, 'fn' | 'path'>,
  path: string,
  right: Right,
) => ({ method: 'POST', path: own ?? path, fn, right }) as const;

const exportCall = (spec: Pick<ImportsSpec, 'fn' | 'path'>, path: string): Shape => ({
  ...fileCall(spec, path, 'read'),
  isExport: true,
});

/** A call that stores a file, or, as a dry run, only reports its effects. */
const tryingOrStoring = (
  endpoint: Endpoint,
  shape: Shape,
  trying: Operation['run'],
  storing: Operation['run'],
): Operation =>
  operation(endpoint, shape, (context) => (isDryRun(context) ? trying(context) : storing(context)));

const importsOf = (endpoint: Endpoint, name: string, spec: SubListSpec): readonly Operation[] => {
  const { definition } = endpoint;
  const { imports } = spec;
  if (!imports) return [];
  const list = { definition, name, spec };
  const shape: Shape = {
    ...fileCall(imports, recordPath(endpoint), 'update'),
    act: 'import',
    upload: { maxBytes: ROW_IMPORT_LIMITS.maxBytes },
  };
  const trying = async (context: CallContext) => {
    const row = await rowOf(endpoint, context);
    const read = await readRowLines(context, list, imports);
    const reply = await tryImport(context, list, imports, row, read);
    return withVersionOf(reply, context, definition, row, name);
  };
  const storing = preparing(endpoint, shape, async (context) => {
    // A refused caller learns nothing of the file; that of the transaction is what counts.
    await rowToChange(endpoint, context, { part: name });
    const read = await readRowLines(context, list, imports);
    return async (inner) => {
      const row = await rowToChange(endpoint, inner, { part: name });
      return importRows(inner, list, imports, row, read);
    };
  });
  return [tryingOrStoring(endpoint, shape, trying, storing.run)];
};

const exportsOf = (endpoint: Endpoint, name: string, spec: SubListSpec): readonly Operation[] => {
  const { definition } = endpoint;
  const { exports } = spec;
  if (!exports) return [];
  return [
    operation(endpoint, exportCall(exports, recordPath(endpoint)), async (context) =>
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
    const shape: Shape = {
      ...fileCall(imports, path, 'update'),
      act: 'import',
      upload: { maxBytes: RECORD_IMPORT_LIMITS.maxBytes },
    };
    const run = (context: CallContext) => importRecords(context, definition, imports);
    operations.push(tryingOrStoring(endpoint, shape, run, once(shape, run)));
  }
  if (exports)
    operations.push(
      operation(endpoint, exportCall(exports, path), (context) =>
        exportRecords(context, definition, exports),
      ),
    );
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
