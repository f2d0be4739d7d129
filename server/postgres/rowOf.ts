import { sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Row } from '../store/Store';
import type { TableShape } from '../store/Table';
import type { Answer } from './connection';
import { pickedOf } from './fields';
import type { Sql } from './statement';

/** The columns of whole rows. @param doc what is read of their JSON; all of it unless given */
export const rowColumns = ({ ofOrganisation }: TableShape, doc: Sql = sql`doc`): Sql =>
  ofOrganisation ? sql`organisation_id, id, ${doc} AS doc` : sql`id, ${doc} AS doc`;

/** The row that those columns hold. @param only the fields that it comes with; all unless given */
export const rowOf = (
  { ofOrganisation }: TableShape,
  { organisation_id, id, doc }: QueryResultRow,
  only?: readonly string[],
): Row => {
  const isOwned = ofOrganisation && (!only || only.includes('organisationId'));
  const own = isOwned && { organisationId: Number(organisation_id) };
  // Spreading the JSON behind something else takes V8 as long as reading it.
  return Object.assign({}, own, only ? pickedOf(doc, only) : doc, { id: Number(id) });
};

type Shared = WeakMap<Answer['rows'], readonly Row[]>;

/** The rows of answers that several calls get. Those of two tables may be the same text, and aren't the same rows. */
const shared = new WeakMap<TableShape, Shared>();

/** The rows that an answer holds: of one that several calls get the same objects, frozen as the store in memory has them. */
export const rowsOf = (
  table: TableShape,
  { rows, isShared }: Omit<Answer, 'count'>,
  only?: readonly string[],
): readonly Row[] => {
  if (!isShared || only) return rows.map((row) => rowOf(table, row, only));
  const ofTable: Shared = shared.get(table) ?? new WeakMap();
  shared.set(table, ofTable);
  const known = ofTable.get(rows) ?? rows.map((row) => Object.freeze(rowOf(table, row)));
  ofTable.set(rows, known);
  return known;
};
