import { StoreError } from '../../store/Store';
import type { Row, Table } from '../../store/Table';
import { mailings } from '../../tables/builder/mailings';
import { importRuns } from '../../tables/general/importRuns';
import { synchronisations } from '../../tables/general/synchronisations';
import { auditLog } from '../../tables/organisation/auditLog';
import { auditSeals } from '../../tables/organisation/auditSeals';
import { differencesOf } from './differences';
import type { RestoreStep, Restoring } from './Restoring';
import { withoutMissing } from './sharedLists';

/** Rows that are removed or looked for at a time. */
const PART = 500;

/** What is under way, by processes that know nothing of a copy, and the log of what happened since. */
const staying: ReadonlySet<string> = new Set([
  importRuns.name,
  mailings.name,
  synchronisations.name,
  auditLog.name,
  auditSeals.name,
]);

const inParts = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / PART) }, (_, at) =>
    all.slice(at * PART, (at + 1) * PART),
  );

/** @throws StoreError restoreTaken where rows of other organisations have ids that are to come back */
const requireFree = async (
  { target }: Restoring,
  table: Table,
  added: readonly number[],
): Promise<void> => {
  for (const id of inParts(added)) {
    const [taken] = await target.store.across(table).find({ where: { id }, only: [], take: 1 });
    if (taken) throw new StoreError('restoreTaken', { table: table.name, id: String(taken.id) });
  }
};

const stepOf = async (
  restoring: Restoring,
  table: Table,
  returning: ReadonlySet<number>,
): Promise<RestoreStep> => {
  const { source, target, organisation } = restoring;
  async function* parts(): AsyncIterable<readonly Row[]> {
    for await (const rows of source.parts(table, 0, organisation.id))
      yield withoutMissing(restoring, table, rows, returning);
  }
  async function* copied(): AsyncIterable<Row> {
    for await (const rows of parts()) yield* rows;
  }
  const own = target.store.rows(table, organisation.id);
  const { added, changed, removed } = await differencesOf(copied(), own.each());
  await requireFree(restoring, table, added);
  return {
    table: table.name,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    async apply() {
      // All that goes does so first: what is unique may have moved from one row to another.
      for (const id of inParts([...removed, ...changed])) await own.removeWhere({ where: { id } });
      const wanted = new Set([...added, ...changed]);
      if (wanted.size === 0) return;
      for await (const rows of parts())
        await target.insert(
          table,
          rows.filter(({ id }) => wanted.has(id)),
        );
    },
  };
};

/** What is to be done in the tables whose rows belong to one organisation each. */
export const ownSteps = async (
  restoring: Restoring,
  returning: ReadonlySet<number>,
): Promise<readonly RestoreStep[]> => {
  const steps: RestoreStep[] = [];
  for (const table of restoring.tables.all)
    if (table.ofOrganisation && !staying.has(table.name))
      steps.push(await stepOf(restoring, table, returning));
  return steps;
};
