import { type Contents, contentsOf, rowsOf } from '../../server/store/contents';
import type { CopySource, CopyTarget } from '../../server/store/copy';
import { type Row, StoreError } from '../../server/store/Store';
import type { TableShape } from '../../server/store/Table';
import { type HeldFolder, withFolder } from './openStore';

/** Rows that are given at a time. */
const PART = 500;

/** What stands in a data folder, as a copy reads it. */
class FolderSource implements CopySource {
  constructor(
    protected contents: Contents,
    private readonly tables: readonly TableShape[],
  ) {}

  async *parts({ name, ofOrganisation }: TableShape, after: number, organisationId?: number) {
    const isMeant = (row: Row): boolean =>
      !ofOrganisation || organisationId === undefined || row.organisationId === organisationId;
    const rows = rowsOf(this.contents.tables, name).filter((row) => row.id > after && isMeant(row));
    for (let at = 0; at < rows.length; at += PART) yield rows.slice(at, at + PART);
  }

  async nextId({ name }: TableShape): Promise<number> {
    return this.contents.nextIds[name] ?? 1;
  }

  async undescribed(): Promise<readonly string[]> {
    const described = new Set(this.tables.map(({ name }) => name));
    return Object.entries(this.contents.tables).flatMap(([name, rows]) =>
      rows.length === 0 || described.has(name) ? [] : [name],
    );
  }
}

/** A data folder that a copy is made in. It takes effect at once: a copy that breaks off leaves nothing behind. */
class FolderTarget extends FolderSource implements CopyTarget {
  private readonly added = new Map<string, Row[]>();
  private readonly nextIds = new Map<string, number>();

  constructor(
    private readonly folder: HeldFolder,
    tables: readonly TableShape[],
  ) {
    super(contentsOf({}), tables);
  }

  async reached(): Promise<number> {
    return 0;
  }

  async add({ name }: TableShape, rows: readonly Row[]): Promise<void> {
    const all = this.added.get(name) ?? [];
    for (const row of rows) all.push(row);
    this.added.set(name, all);
  }

  async finishTable({ name }: TableShape, nextId: number): Promise<void> {
    this.nextIds.set(name, nextId);
  }

  async finish(): Promise<void> {
    const nextIds = Object.fromEntries(this.nextIds);
    await this.folder.replace(contentsOf(Object.fromEntries(this.added), nextIds));
    this.added.clear();
    this.contents = (await this.folder.read()) ?? contentsOf({});
  }

  async accept(): Promise<void> {}
}

/** Reads a data folder that no server uses. @throws StoreError copyNothing where it holds no data */
export const withFolderSource = <T>(
  directory: string,
  tables: readonly TableShape[],
  work: (source: CopySource) => Promise<T>,
): Promise<T> =>
  withFolder(directory, async (folder) => {
    const contents = await folder.read();
    if (!contents) throw new StoreError('copyNothing', { directory });
    return work(new FolderSource(contents, tables));
  });

/** Begins a copy in a data folder. @throws StoreError copyElsewhere where it holds data */
export const withFolderTarget = <T>(
  directory: string,
  tables: readonly TableShape[],
  replaces: boolean,
  work: (target: CopyTarget) => Promise<T>,
): Promise<T> =>
  withFolder(directory, async (folder) => {
    if (!replaces && !folder.isEmpty) throw new StoreError('copyElsewhere');
    return work(new FolderTarget(folder, tables));
  });
