import { HttpError } from 'ra-core';
import {
  type FileHead,
  fillPath,
  type ImportLine,
  type ImportProgress,
  type LineCounts,
  type Resource,
} from '../../schemas';
import { IMPORT_PARTS, IMPORT_RUN_PATH, type SameChoice } from '../../schemas/exchange/imports';
import type { Definitions } from '../Definitions';
import type { Answer } from '../envelope';
import { formOf } from '../form';
import { type RequestOptions, request } from '../http';
import { underKey } from '../once';
import { type ImportPlace, pathOf, specsOf } from './exchange';

/** Which head of a file stands for which column, by the file's heads; '' leaves one out. */
export type HeadChoice = Readonly<Record<string, string>>;

/** What a file would do, line by line, to what is stored in this version. */
export interface TriedImport {
  readonly lines: readonly ImportLine[];
  readonly counts: LineCounts;
  readonly heads: readonly FileHead[];
  readonly version: string | undefined;
  /** Somebody stopped it before its end: there are more lines. */
  readonly isStopped: boolean;
}

/** What became of a file. */
export interface StoredImport {
  readonly message: string;
  /** Somebody stopped it before its end. */
  readonly isStopped: boolean;
}

interface TryOptions {
  readonly columns?: HeadChoice;
  /** What becomes of lines whose name is there already. */
  readonly same?: SameChoice;
  /** The name by which it can be asked how far it is, and stopped. */
  readonly run?: string;
}

interface ImportOptions extends TryOptions {
  /** What is wrong is left out; nothing is stored of a file with wrong lines unless given. */
  readonly onlyRight: boolean;
  /** The version that the file was tried on. */
  readonly version: string | undefined;
}

/** A large file takes its time; it reports its progress. */
const IMPORT_TIMEOUT_MS = 1_800_000;

const partsOf = ({ columns, same, run }: TryOptions, flag?: string): Record<string, unknown> => ({
  ...(flag !== undefined && { [flag]: 1 }),
  ...(columns && { [IMPORT_PARTS.columns]: JSON.stringify(columns) }),
  ...(same && { [IMPORT_PARTS.same]: same }),
  ...(run !== undefined && { [IMPORT_PARTS.run]: run }),
});

const send = (
  definition: Resource,
  place: ImportPlace,
  file: File,
  parts: Readonly<Record<string, unknown>>,
  options: Pick<RequestOptions, 'isQuiet' | 'version' | 'key' | 'act'>,
): Promise<Answer> => {
  const { imports } = specsOf(definition, place);
  const form = formOf(parts);
  form.append(imports?.part ?? 'file', file, file.name);
  return request(pathOf(imports, definition, place), {
    ...options,
    method: 'POST',
    body: form,
    fn: imports?.fn,
    timeoutMs: IMPORT_TIMEOUT_MS,
  });
};

/** The heads of a file that was refused for them; none where it was for something else. */
export const refusedHeads = (error: unknown): readonly FileHead[] => {
  const heads = error instanceof HttpError ? error.body?.answer?.heads : undefined;
  return Array.isArray(heads) ? heads : [];
};

/** The calls that bring records and rows in from files. */
export const importCalls = (definitionOf: Definitions) => ({
  /** Asks what a file would do. A refusal is left to the caller to show, where the file is. */
  tryImport: async (
    resource: string,
    place: ImportPlace,
    file: File,
    options: TryOptions = {},
  ): Promise<TriedImport> => {
    const definition = await definitionOf(resource);
    const parts = partsOf(options, IMPORT_PARTS.dryRun);
    const answer = await send(definition, place, file, parts, { isQuiet: true });
    const { rows, body, version } = answer;
    return {
      lines: rows as readonly ImportLine[],
      counts: body.counts as LineCounts,
      heads: (body.heads ?? []) as readonly FileHead[],
      version: version ?? undefined,
      isStopped: body.stopped === 1,
    };
  },

  /** Stores a file's records. @throws Changed when that wouldn't do any more what the dry run reported */
  importFile: async (
    resource: string,
    place: ImportPlace,
    file: File,
    { onlyRight, version, ...options }: ImportOptions,
  ): Promise<StoredImport> => {
    const definition = await definitionOf(resource);
    const parts = partsOf(options, onlyRight ? IMPORT_PARTS.onlyRight : undefined);
    const { name, size, lastModified } = file;
    const { columns, same } = options;
    const asked = [resource, place, name, size, lastModified, onlyRight, columns, same, version];
    const { message, body } = await underKey(asked, (key) =>
      send(definition, place, file, parts, { version, key, act: key }),
    );
    return { message, isStopped: body.stopped === 1 };
  },

  /** How far an import is; none before it has begun. */
  importProgress: async (run: string): Promise<ImportProgress | null> => {
    const { record } = await request(fillPath(IMPORT_RUN_PATH, { run }), { isQuiet: true });
    return (record ?? null) as ImportProgress | null;
  },

  /** Has an import go no further than it is. */
  stopImport: async (run: string): Promise<void> => {
    await request(fillPath(IMPORT_RUN_PATH, { run }), { method: 'DELETE' });
  },
});
