import type { CallContext } from '../../contract/CallContext';
import type { ChangedRow, TrashMove } from '../../store/ChangedRows';
import type { Row } from '../../store/Store';
import { files } from '../../tables/general/files';
import type { FileChange, HistoryChange, LinkChange } from '../../tables/general/history';
import { organisations } from '../../tables/organisation/organisations';
import { storedIds } from '../../wire/references';
import { withoutSecrets } from '../audit/changedFields';
import { stableText } from '../stableText';
import { deltaOf } from './delta';
import { fileChanges, pairedFiles } from './files';
import { type Tracked, type TrackedField, trackedOf } from './tracked';

type Parts = Pick<CallContext, 'behaviours' | 'definitions'>;

/** What a transaction made of one record. */
export interface RecordChange {
  readonly resource: string;
  readonly recordId: number;
  /** None of a record that organisations share. */
  readonly organisationId: number | undefined;
  readonly isNew: boolean;
  readonly changes: readonly HistoryChange[];
  /** The entry of the trash that it was put into. */
  readonly trashId?: number | undefined;
  /** It came back from there. */
  readonly isBack?: true | undefined;
}

/** Records that were deleted, or came back, as changes of theirs. */
export const movedRecords = (moves: readonly TrashMove[]): readonly RecordChange[] =>
  moves.map(({ resource, recordId, trashId }) => ({
    ...{ resource, recordId, organisationId: undefined, isNew: false, changes: [], trashId },
    ...(trashId === undefined && { isBack: true }),
  }));

const organisationOf = ({ table, before, after }: ChangedRow): number | undefined => {
  const organisationId = (after ?? before)?.organisationId;
  return table.ofOrganisation && typeof organisationId === 'number' ? organisationId : undefined;
};

/** All that was written of a row, as one change. */
interface OfRow extends ChangedRow {
  /** As it was first written. */
  readonly first: Row | undefined;
}

const together = (rows: readonly ChangedRow[]): readonly OfRow[] => {
  const found = new Map<string, OfRow>();
  for (const row of rows) {
    const key = `${row.table.name} ${(row.after ?? row.before)?.id}`;
    const { before, isBack, first } = found.get(key) ?? { ...row, first: row.after };
    found.set(key, { ...row, before, isBack, first });
  }
  return [...found.values()];
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || stableText(one) === stableText(other);

const fieldChanges = (
  fields: readonly TrackedField[],
  before: Row,
  after: Row,
): readonly HistoryChange[] =>
  fields
    .filter(({ name }) => !isSame(before[name], after[name]))
    .map(({ name, by, inner }) => ({
      field: name,
      delta: deltaOf(withoutSecrets(before[name], inner), withoutSecrets(after[name], inner), by),
    }));

const idsIn = (row: Row | undefined, field: string): readonly number[] => {
  const held = row?.[field];
  return storedIds(Array.isArray(held) ? held : [held]).filter((id) => id > 0);
};

/** What a row's change is to the records whose links it holds. */
const heldChanges = ({ held }: Tracked, row: ChangedRow): readonly RecordChange[] => {
  const id = Number((row.after ?? row.before)?.id);
  return held.flatMap(({ of, link, field }) => {
    const [was, is] = [idsIn(row.before, field), idsIn(row.after, field)];
    const change = (recordId: number, one: Omit<LinkChange, 'link'>): RecordChange => ({
      resource: of.name,
      recordId,
      organisationId: organisationOf(row),
      isNew: false,
      changes: [{ link, ...one }],
    });
    return [
      ...was.filter((one) => !is.includes(one)).map((one) => change(one, { was: [id], is: [] })),
      ...is.filter((one) => !was.includes(one)).map((one) => change(one, { was: [], is: [id] })),
    ];
  });
};

const ownChanges = ({ definition, fields }: Tracked, row: OfRow): readonly RecordChange[] => {
  const { before, after, isBack, first } = row;
  // What comes back has the history that it had.
  if (!definition || !after || isBack) return [];
  // A single record shows its first values before anybody has stored it: what is stored with it changes those.
  const from = before ?? (definition.single ? first : undefined);
  const changes = from ? fieldChanges(fields, from, after) : [];
  if (before && changes.length === 0) return [];
  const organisationId = organisationOf(row);
  const of = { resource: definition.name, recordId: after.id, organisationId };
  return [{ ...of, isNew: !before, changes }];
};

const isOfFile = (one: HistoryChange): one is FileChange => 'file' in one;

/** Changes of files, those of a field as one; none of a record that was made with them. */
const withFilesPaired = ({ definitions }: Parts, change: RecordChange): RecordChange => {
  const all = change.changes.filter(isOfFile);
  const others = change.changes.filter((one) => !isOfFile(one));
  const isMadeWith = change.isNew && !definitions.named(change.resource)?.single;
  return { ...change, changes: isMadeWith ? others : [...others, ...pairedFiles(all)] };
};

const merged = (parts: Parts, all: readonly RecordChange[]): readonly RecordChange[] => {
  const found = new Map<string, RecordChange>();
  for (const one of all) {
    const key = `${one.resource} ${one.recordId}`;
    const known = found.get(key);
    found.set(
      key,
      known
        ? { ...known, isNew: known.isNew || one.isNew, changes: [...known.changes, ...one.changes] }
        : one,
    );
  }
  return [...found.values()]
    .map((one) => withFilesPaired(parts, one))
    .filter(({ isNew, changes }) => isNew || changes.length > 0);
};

/** What rows that a transaction wrote amount to, record by record. What is removed has no history any more. */
export const changesOf = (parts: Parts, rows: readonly ChangedRow[]): readonly RecordChange[] => {
  const written = together(rows);
  const gone = new Set(
    written.filter(({ after }) => !after).map(({ table, before }) => `${table.name} ${before?.id}`),
  );
  const changes = written.flatMap((row): readonly RecordChange[] => {
    if (row.table.name === files.name) return fileChanges(parts, row);
    const tracked = trackedOf(parts, row.table.name);
    return [...ownChanges(tracked, row), ...heldChanges(tracked, row)];
  });
  return merged(parts, changes).filter(
    ({ resource, recordId, organisationId }) =>
      !gone.has(`${resource} ${recordId}`) && !gone.has(`${organisations.name} ${organisationId}`),
  );
};
