import { sql } from 'kysely';
import type { Query, Selection } from '../store/Query';
import type { Referred } from '../store/Rows';
import type { TableShape } from '../store/Table';
import { apart, countSql } from './apart';
import { type Source, tableSource } from './columns';
import { selectionSql } from './conditions';
import { keptSql } from './fields';
import { countedRowsSql, lastRowsSql, rowsSql } from './pages';
import { idColumns, withReferredSql } from './referred';
import { numberOf, reused } from './reused';
import { rowColumns } from './rowOf';
import { and, type Sql, TRUE } from './statement';

/** How the rows of a page are found. */
export interface PageSql {
  readonly name: string;
  readonly write: typeof rowsSql;
}

export const inOrder: PageSql = { name: 'page', write: rowsSql };

/** Each row with how many there are. */
export const counted: PageSql = { name: 'counted page', write: countedRowsSql };

/** Of so many rows the index is read from the end. */
export const fromTheEnd = (total: number): PageSql => ({
  name: `page of ${total}`,
  write: lastRowsSql(total),
});

/** The statements by which rows of a table are read, of one organisation or of all. */
export class RowStatements {
  readonly source: Source;
  readonly name: Sql;

  constructor(
    private readonly table: TableShape,
    private readonly organisationId: number | undefined,
  ) {
    this.source = tableSource(table);
    this.name = sql.id(table.name);
  }

  /** The condition that rows of a selection meet. */
  meant(selection: Selection): Sql {
    return and([this.own(), selectionSql(this.source, selection)]);
  }

  /** Selects the rows of a query. */
  found(query: Query): Sql {
    return this.reused(inOrder.name, query, () => this.select(query, inOrder));
  }

  /** Selects a page, and the rows that it refers to. @param known the tables of these, as `knownIn` has them */
  page(query: Query, how: PageSql, known: readonly Referred[]): Sql {
    if (known.length === 0) return this.reused(how.name, query, () => this.select(query, how));
    const along = known.map(({ table, fields, needed }) => [table.name, fields, needed]);
    return this.reused(how.name, [query, along], () =>
      withReferredSql(this.select(query, how, idColumns(known)), this.own(), known),
    );
  }

  /** Counts the rows of a selection. */
  total(selection: Selection): Sql {
    return this.reused('total', selection, () => {
      const parts = apart(this.source, selection).map((part) => this.meant(part));
      return countSql(this.name, parts);
    });
  }

  /** A statement that is written once. @param asked what it follows from, beside the table and whose rows these are */
  private reused(kind: string, asked: unknown, write: () => Sql): Sql {
    const of = `${numberOf(this.table)} ${this.organisationId ?? 'all'}`;
    return reused(`${kind} ${of} ${JSON.stringify(asked)}`, write);
  }

  /** The rows of the organisation whose these are. */
  private own(): Sql {
    return this.organisationId === undefined
      ? TRUE
      : sql`organisation_id = ${this.organisationId}::bigint`;
  }

  private select(query: Query, { write }: PageSql, beside: Sql = sql``): Sql {
    const { source, name } = this;
    const rows = { table: name, source, own: this.own(), meant: this.meant(query) };
    const columns = rowColumns(this.table, keptSql(this.table, query.only ?? query.needed));
    return write(sql`${columns}${beside}`, rows, query);
  }
}
