import { sql } from 'kysely';
import { perObject } from '../../schemas/perObject';
import type { Column, ColumnType, TableShape } from '../store/Table';
import type { Sql } from './statement';

/** Names that tables have beside those of their fields. */
const reserved: readonly string[] = ['organisation_id', 'id', 'doc', 'searched'];

/** How text is ordered: as a reader would, figures by what they amount to. */
export const COLLATION = 'back_office_text';

/** Characters of a text that its column holds: an entry of an index has room for so many. */
export const LONGEST = 255;

interface ColumnSql {
  readonly type: string;
  /** The function that makes the column's value of the field's JSON. */
  readonly made: string;
}

const text = { type: `text COLLATE "${COLLATION}"`, made: 'back_office_text_of' };
const number = { type: 'double precision', made: 'back_office_number_of' };

/** What columns are in SQL, by what they hold; none for what can't be compared as a whole. */
export const columnSql: Readonly<Record<ColumnType, ColumnSql | undefined>> = {
  text,
  moment: { type: 'text COLLATE "C"', made: 'back_office_text_of' },
  number,
  flag: number,
  id: { type: 'bigint', made: 'back_office_id_of' },
  ids: undefined,
  json: undefined,
};

/** The fields of a table that queries narrow or sort by, beside its keys. */
export const indexedFields = ({
  name: table,
  columns,
  ofOrganisation,
}: TableShape): readonly (readonly [string, Column])[] =>
  Object.entries(columns).filter(([name, { isIndexed }]) => {
    if (!isIndexed || name === 'id' || (ofOrganisation && name === 'organisationId')) return false;
    if (reserved.includes(name)) throw new Error(`${table}: no field can have the name ${name}`);
    return true;
  });

/** The columns of a table that stand beside its JSON. */
export const typedColumns = (table: TableShape): readonly (readonly [string, Column])[] =>
  indexedFields(table).filter(([, { type }]) => columnSql[type]);

/** What statements know of the rows that they are about. */
export interface Source {
  /** The JSON of a row. */
  readonly doc: Sql;
  /** The column of its id; none where that is a field as others are. */
  readonly id?: Sql;
  /** The column of the organisation whose row it is, where rows belong to organisations. */
  readonly organisationId?: Sql;
  /** Columns beside the JSON, by the names of their fields. */
  readonly columns: ReadonlyMap<string, ColumnType>;
  /** The fields that the column of searched text is made of; none where there is no such column. */
  readonly searched: readonly string[];
}

/** The rows of a table. */
export const tableSource = perObject(
  (table: TableShape): Source => ({
    doc: sql`doc`,
    id: sql`id`,
    ...(table.ofOrganisation && { organisationId: sql`organisation_id` }),
    columns: new Map(typedColumns(table).map(([name, { type }]) => [name, type])),
    searched: table.searched,
  }),
);
