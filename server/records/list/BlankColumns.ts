import type { Clock } from '../../contract/clock';
import type { Rows } from '../../store/Rows';
import type { OpenStore } from '../../store/Store';
import type { TableShape } from '../../store/Table';

/** A longer list shows all its columns: finding out that nothing is there means looking through all of it. */
const MOST_ROWS = 20_000;

/** What a store keeps where nothing is. */
const NOTHING = [null, ''] as const;

/** How long holds what another process may have changed. */
const KEPT_MS = 10_000;

/** Of how many organisations is known at most what a table has of them. */
const MOST_ORGANISATIONS = 1_000;

/** Whose rows of which table. */
interface Owned {
  readonly table: TableShape;
  readonly organisationId: number;
}

/** What was found out of an organisation's rows of a table. */
interface Found {
  readonly until: number;
  isLong?: boolean;
  readonly isBlank: Map<string, boolean>;
}

const isLongList = async (rows: Rows): Promise<boolean> => (await rows.count()) > MOST_ROWS;

const isBlankIn = async (rows: Rows, name: string): Promise<boolean> => {
  const filled = await rows.find({ not: { where: { [name]: NOTHING } }, take: 1, only: [] });
  return filled.length === 0;
};

/**
 * Looks for columns in which no row has a value.
 *
 * @returns those of the columns; `undefined` where there are too many rows to look through
 */
export const findBlank = async (
  columns: readonly string[],
  rows: Rows,
): Promise<readonly string[] | undefined> => {
  if (columns.length === 0) return [];
  if (await isLongList(rows)) return undefined;
  const blank = await Promise.all(columns.map((name) => isBlankIn(rows, name)));
  return columns.filter((_, place) => blank[place]);
};

/**
 * The columns of tables in which nothing is stored. Each means looking through a table, which is done once until this
 * process changes it; what another one changed is seen after 10 seconds.
 */
export class BlankColumns {
  private readonly found = new Map<string, Map<number, Found>>();

  constructor(
    store: Pick<OpenStore, 'onChange'>,
    private readonly clock: Clock,
  ) {
    store.onChange((tables) => {
      for (const name of tables) this.found.delete(name);
    });
  }

  /**
   * Finds those of the columns in which no row has a value.
   *
   * @param rows all those that the organisation has of the table
   * @returns `undefined` where there are too many rows to look through
   */
  async among(
    columns: readonly string[],
    rows: Rows,
    owned: Owned,
  ): Promise<readonly string[] | undefined> {
    if (columns.length === 0) return [];
    // What is found while the table changes is kept under what was forgotten then.
    const found = this.foundOf(owned);
    found.isLong ??= await isLongList(rows);
    if (found.isLong) return undefined;
    const unknown = columns.filter((name) => !found.isBlank.has(name));
    await Promise.all(
      unknown.map(async (name) => found.isBlank.set(name, await isBlankIn(rows, name))),
    );
    return columns.filter((name) => found.isBlank.get(name));
  }

  private foundOf({ table: { name }, organisationId }: Owned): Found {
    const ofTable = this.found.get(name) ?? new Map<number, Found>();
    this.found.set(name, ofTable);
    const known = ofTable.get(organisationId);
    if (known && known.until > this.clock()) return known;
    if (ofTable.size >= MOST_ORGANISATIONS) ofTable.clear();
    const found: Found = { until: this.clock() + KEPT_MS, isBlank: new Map() };
    ofTable.set(organisationId, found);
    return found;
  }
}
