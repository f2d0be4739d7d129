import { type Resource, titleOf } from '../../../schemas';
import type { Definitions } from '../../contract/definitions';
import type { ChangedRow, ChangedRows } from '../../store/ChangedRows';
import type { Row } from '../../store/Store';
import type { AuditAction, AuditChange } from '../../tables/organisation/auditLog';
import { type ChangedField, changedFields } from './changedFields';
import type { Subject } from './entries';

/** Most fields that an entry names with their values. */
export const MOST_FIELDS = 200;

/** What of an entry follows from the rows that were written. */
export interface Written {
  readonly action: AuditAction;
  /** The records that were written, in their order. */
  readonly subjects: readonly Subject[];
  readonly changes: readonly AuditChange[];
  readonly furtherRecords: number;
}

/** From what weighs most to what weighs least: an entry is filed under the first that it has. */
const weights: readonly AuditAction[] = [
  'password',
  'suspension',
  'grant',
  'secondFactor',
  'secret',
  'settings',
  'create',
  'delete',
  'update',
];

/** The action that weighs more. */
export const weightier = (one: AuditAction | undefined, other: AuditAction): AuditAction =>
  weights.find((action) => action === one || action === other) ?? other;

const kindOf = ({ before, after }: ChangedRow): NonNullable<AuditChange['change']> => {
  if (before && after) return 'update';
  return after ? 'create' : 'delete';
};

/** What the change of a field amounts to. */
const actionOf = (
  row: ChangedRow,
  definition: Resource | undefined,
  { field, isSecret }: ChangedField,
): AuditAction => {
  const kind = kindOf(row);
  const { meanings = {} } = row.table;
  const meaning = meanings[field] ?? meanings['*'];
  // A new account has a password and is active: that isn't a change of them.
  if (meaning && (meaning === 'grant' || kind === 'update')) return meaning;
  if (isSecret) return 'secret';
  return definition?.single ? 'settings' : kind;
};

/** What a row is called by its own texts. */
export const nameOf = (definition: Resource | undefined, row: Row): string => {
  if (!definition) return '';
  const texts = Object.fromEntries(
    definition.title.map((name) => [name, typeof row[name] === 'object' ? '' : row[name]]),
  );
  return titleOf(definition, { ...texts, id: row.id });
};

/** A row that was written, as entries name it. */
const subjectOf = (
  { table, before, after }: ChangedRow,
  definition: Resource | undefined,
): Subject => {
  const row = after ?? before;
  return {
    resource: table.name,
    recordId: row?.id ?? null,
    recordName: row ? nameOf(definition, row) : '',
  };
};

/** What an entry holds of rows that were written. */
export const writtenOf = (
  changed: ChangedRows,
  definitions: Pick<Definitions, 'all' | 'named'>,
): Written => {
  const subjects: Subject[] = [];
  const changes: Omit<AuditChange, 'id'>[] = [];
  let action: AuditAction | undefined;
  let furtherRecords = changed.furtherCount;
  for (const row of changed.rows) {
    const definition = definitions.named(row.table.name);
    const fields = changedFields(row, definition);
    const change = kindOf(row);
    const subject = subjectOf(row, definition);
    subjects.push(subject);
    for (const meant of [change, ...fields.map((field) => actionOf(row, definition, field))])
      action = weightier(action, meant);
    if (changes.length + fields.length > MOST_FIELDS) furtherRecords += 1;
    else
      changes.push(
        ...fields.map(({ field, before, after }) => ({ ...subject, change, field, before, after })),
      );
  }
  return {
    action: action ?? 'delete',
    subjects,
    changes: changes.map((one, at) => ({ id: at + 1, ...one })),
    furtherRecords,
  };
};
