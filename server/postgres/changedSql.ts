import { sql } from 'kysely';
import type { Values } from '../store/Store';
import type { TableShape } from '../store/Table';
import { asJson, type Sql } from './statement';

/** The columns of a new row, and what stands in them. */
export const valuesSql = ({ ofOrganisation }: TableShape, values: Values): Sql => {
  if (!ofOrganisation) return sql`(doc) VALUES (${asJson(values)})`;
  const { organisationId, ...doc } = values;
  return sql`(organisation_id, doc) VALUES (${organisationId}::bigint, ${asJson(doc)})`;
};

/** What changes make of the JSON of a row, in which neither its id nor its organisation stands. */
export const changedSql = ({ ofOrganisation }: TableShape, changes: Values): Sql => {
  const entries = Object.entries(changes).filter(
    ([name]) => name !== 'id' && !(ofOrganisation && name === 'organisationId'),
  );
  const given = entries.filter(([, value]) => value !== undefined);
  const gone = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
  const merged = sql`doc || ${asJson(Object.fromEntries(given))}`;
  return gone.length === 0 ? merged : sql`(${merged}) - ${gone}::text[]`;
};
