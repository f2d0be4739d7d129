import type { Row, Values } from '../../server/store/Store';
import type { Profile } from './profiles/Profile';
import { type Random, randomOf } from './random';

/** The rows made so far, by collection. */
export class Collections {
  readonly rows: Record<string, Row[]> = {};

  /** Appends a row under the collection's next id; `idField` repeats the id under that name. */
  add(collection: string, values: Values, idField = 'id'): Row {
    this.rows[collection] ??= [];
    const rows = this.rows[collection];
    const id = rows.length + 1;
    const row: Row = { id, [idField]: id, ...values };
    rows.push(row);
    return row;
  }
}

/** What the makers of one organisation's data work with. */
export interface Workshop {
  readonly profile: Profile;
  readonly organisationId: number;
  readonly now: Date;
  /** Appends a row that belongs to the organisation; `idField` repeats its id under that name. */
  add(collection: string, values: Values, idField?: string): Row;
  /** The organisation's rows of a collection, so far. */
  rows(collection: string): readonly Row[];
  /** The organisation's own draws for a subject. */
  random(subject: string): Random;
}

/** A workshop that adds to `collections` for one organisation. */
export const workshopOf = (
  collections: Collections,
  profile: Profile,
  organisationId: number,
  now: Date,
): Workshop => ({
  profile,
  organisationId,
  now,
  add: (collection, values, idField) =>
    collections.add(collection, { organisationId, ...values }, idField),
  rows: (collection) =>
    (collections.rows[collection] ?? []).filter((row) => row.organisationId === organisationId),
  random: (subject) => randomOf(`${profile.code}:${subject}`),
});
