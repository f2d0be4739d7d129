import type { AnyFields, KindName } from '../../schemas';
import type { Keyed, Row } from '../store/Table';
import type { storedAs } from '../wire/storedAs';
import type { ColumnValues } from './columns';

/** A row of a key and a value, as it is stored. */
interface StoredKeyValue {
  readonly id: number;
  readonly key: string;
  readonly value: string;
  readonly language?: string;
  readonly order?: number;
}

/** What is stored of a field. */
export type StoredValue<F> = F extends { kind: 'choice'; values: readonly (infer Code)[] }
  ? Code | null
  : F extends { kind: 'choices'; values: readonly (infer Code)[] }
    ? readonly Code[]
    : F extends { kind: 'rows'; fields: infer Fields extends AnyFields }
      ? readonly (Keyed & StoredFields<Fields>)[]
      : F extends { kind: 'perLanguage'; fields: infer Fields extends AnyFields }
        ? readonly ({ readonly language: string } & StoredFields<Fields>)[]
        : F extends { kind: 'keyValues' }
          ? readonly StoredKeyValue[]
          : F extends { kind: infer K extends KindName }
            ? ColumnValues[(typeof storedAs)[K]]
            : unknown;

/** What is stored of fields. A row that was stored before a field was there hasn't it. */
export type StoredFields<Fields extends AnyFields> = {
  readonly [Name in keyof Fields]?: StoredValue<Fields[Name]>;
};

/** The name under which a row holds the rows of a sub-list. */
type HeldIn<Name, List> = List extends { field: infer Field extends string } ? Field : Name;

/** What is stored of a sub-list: its rows, and the id that was given last, so that none is given twice. */
type StoredLists<Lists> = {
  readonly [Name in keyof Lists as HeldIn<Name, Lists[Name]> & string]?: Lists[Name] extends {
    idField: infer Id extends string;
    fields: infer Fields extends AnyFields;
  }
    ? readonly ({ readonly [N in Id]: number } & StoredFields<Fields>)[]
    : never;
} & {
  readonly [Name in keyof Lists as `${HeldIn<Name, Lists[Name]> & string}LastId`]?: number;
};

/** What is stored on the record that has links: the ids of those that they lead to. */
type StoredLinks<Links> = {
  readonly [Name in keyof Links as Links[Name] extends {
    storedIn: { ids: infer Ids extends string };
  }
    ? Ids
    : never]?: readonly number[];
} & {
  readonly [Name in keyof Links as Links[Name] extends { storedIn: { id: infer Id extends string } }
    ? Id
    : never]?: number | null;
};

type Owned<Fields> = 'organisationId' extends keyof Fields
  ? unknown
  : { readonly organisationId: number };

/** The row that is stored of a record; of a definition of which nothing is known any row. */
export type StoredOf<D> = D extends {
  readonly shape?: infer Shape;
}
  ? NonNullable<Shape> extends {
      fields: infer Fields extends AnyFields;
      links: infer Links;
      subLists: infer Lists;
    }
    ? Keyed & Owned<Fields> & StoredFields<Fields> & StoredLists<Lists> & StoredLinks<Links>
    : Row
  : Row;
