import type { CallContext } from '../contract/CallContext';
import type { Row, Store } from '../store/Store';
import type { Keyed, Table } from '../store/Table';
import { files } from '../tables/general/files';
import { publications } from '../tables/general/publications';
import { organisations } from '../tables/organisation/organisations';

/**
 * The organisation to which belongs what is kept of a record: its own, or the record itself where it is one. Of a user
 * it is the home organisation, whoever works with the user.
 *
 * @param resource the resource or the table that the record is of
 * @returns `undefined` for a record of all organisations, such as a module
 */
export const organisationOf = (resource: string, row: Row): number | undefined => {
  const id = resource === organisations.name ? row.id : row.organisationId;
  return typeof id === 'number' ? id : undefined;
};

/** A row that is kept of a record. */
type OfRecord = Keyed & {
  readonly organisationId: number;
  readonly resource: string;
  readonly recordId: number | null;
};

/** Tables of what is kept of records; what is kept of a publication is filled after it. */
const keptOfRecords: readonly Table<OfRecord>[] = [publications, files];

const fillTable = async (
  { tables }: Pick<CallContext, 'tables'>,
  store: Store,
  table: Table<OfRecord>,
): Promise<void> => {
  const rows = store.across(table);
  const unfilled = await rows.find({ where: { organisationId: null } });
  for (const resource of new Set(unfilled.map((row) => row.resource))) {
    const kept = unfilled.filter((row) => row.resource === resource);
    const owners = tables.named(resource);
    const where = { id: kept.map(({ recordId }) => recordId) };
    const found = owners ? await store.across(owners).find({ where }) : [];
    const organisationIds = new Map(found.map((row) => [row.id, organisationOf(resource, row)]));
    for (const { id, recordId } of kept) {
      const organisationId = organisationIds.get(Number(recordId));
      // Without its record nobody finds it.
      if (organisationId === undefined) await rows.remove(id);
      else await rows.update(id, { organisationId });
    }
  }
};

/**
 * Gives what is kept of records, and was stored without it, the organisation that its record belongs to. What is
 * filled already is left alone, so that it may run at every start.
 */
export const fillOrganisations = (
  parts: Pick<CallContext, 'tables'>,
  store: Store,
): Promise<void> =>
  store.transaction(async (inner) => {
    for (const table of keptOfRecords) await fillTable(parts, inner, table);
  });
