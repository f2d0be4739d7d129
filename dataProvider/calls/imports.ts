import {
  IMPORT_PARTS,
  type ImportLine,
  type LineCounts,
  type Resource,
  type SubListSpec,
} from '../../schemas';
import { callPath, callServer } from '../call';
import type { Definitions } from '../Definitions';
import type { Answer } from '../envelope';
import { formOf } from '../form';
import { type RequestOptions, request } from '../http';
import { underKey } from '../once';
import type { SubListOf } from './subLists';

/** What a file would do, line by line, to the rows of this version. */
export interface TriedImport {
  readonly lines: readonly ImportLine[];
  readonly counts: LineCounts;
  readonly version: string | undefined;
}

interface ImportOptions {
  /** What is wrong is left out; nothing is stored of a file with wrong lines unless given. */
  readonly onlyRight: boolean;
  /** The version of the rows that the file was tried on. */
  readonly version: string | undefined;
}

const specOf = (definition: Resource, { subList }: SubListOf): SubListSpec =>
  definition.subLists[subList] ?? { idField: 'id', fields: {}, columns: [] };

const send = (
  definition: Resource,
  of: SubListOf,
  file: File,
  parts: Readonly<Record<string, 1>>,
  options: Pick<RequestOptions, 'isQuiet' | 'version' | 'key'>,
): Promise<Answer> => {
  const { imports } = specOf(definition, of);
  const form = formOf(parts);
  form.append(imports?.part ?? 'file', file, file.name);
  const path = callPath({}, definition, of.record);
  return request(path, { ...options, method: 'POST', body: form, fn: imports?.fn });
};

/** The calls that bring rows in from files, and save them as such. */
export const importCalls = (definitionOf: Definitions) => ({
  /** Asks what a file would do. A refusal is left to the caller to show, where the file is. */
  tryImport: async (resource: string, of: SubListOf, file: File): Promise<TriedImport> => {
    const definition = await definitionOf(resource);
    const parts = { [IMPORT_PARTS.dryRun]: 1 } as const;
    const { rows, body, version } = await send(definition, of, file, parts, { isQuiet: true });
    return {
      lines: rows as readonly ImportLine[],
      counts: body.counts as LineCounts,
      version: version ?? undefined,
    };
  },

  /** Stores what a file says. @throws Changed when the rows aren't any more what it was tried on */
  importRows: async (
    resource: string,
    of: SubListOf,
    file: File,
    { onlyRight, version }: ImportOptions,
  ): Promise<void> => {
    const definition = await definitionOf(resource);
    const parts: Readonly<Record<string, 1>> = onlyRight ? { [IMPORT_PARTS.onlyRight]: 1 } : {};
    const { name, size, lastModified } = file;
    await underKey([resource, of, name, size, lastModified, parts, version], (key) =>
      send(definition, of, file, parts, { version, key }),
    );
  },

  /** The rows as the text of a CSV file. */
  exportRows: async (resource: string, of: SubListOf): Promise<string> => {
    const definition = await definitionOf(resource);
    const { exports } = specOf(definition, of);
    const call = { fn: exports?.fn };
    const { body } = await callServer(call, definition, of.record, { isRead: true });
    return typeof body.data === 'string' ? body.data : '';
  },
});
