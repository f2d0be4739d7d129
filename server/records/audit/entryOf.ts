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

type Known = Pick<Definitions, 'named'>;

/** The records that were written, in their order. */
export const subjectsOf = ({ rows }: ChangedRows, definitions: Known): readonly Subject[] =>
  rows.map((row) => subjectOf(row, definitions.named(row.table.name)));

/**
 * What an entry holds of rows that were written.
 *
 * @param room so many fields it can still name
 */
export const writtenOf = (
  changed: ChangedRows,
  definitions: Known,
  room = MOST_FIELDS,
): Written => {
  const changes: Omit<AuditChange, 'id'>[] = [];
  let action: AuditAction | undefined;
  let furtherRecords = changed.furtherCount;
  for (const row of changed.rows) {
    const definition = definitions.named(row.table.name);
    const fields = changedFields(row, definition);
    const change = kindOf(row);
    for (const meant of [change, ...fields.map((field) => actionOf(row, definition, field))])
      action = weightier(action, meant);
    if (changes.length + fields.length > room) furtherRecords += 1;
    else {
      const subject = subjectOf(row, definition);
      changes.push(
        ...fields.map(({ field, texts }) => ({ ...subject, change, field, ...texts() })),
      );
    }
  }
  return {
    action: action ?? 'delete',
    changes: changes.map((one, at) => ({ id: at + 1, ...one })),
    furtherRecords,
  };
};
