import type { UploadSpec } from './upload';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call that is not the plain verb on the resource's own path. `path` stands below the API's base;
 * `{id}` and other `{field}`s of the record are filled in. Without `path` it is the record's own.
 */
export interface CallSpec<Fn extends string = string> {
  readonly method?: Method;
  readonly path?: string;
  /** Sent as `function` in the body. */
  readonly fn?: Fn;
  /** Fixed parts of the body. */
  readonly body?: Readonly<Record<string, string | number>>;
}

/** How a verb of a resource differs from `GET …`, `PUT …/add`, `PUT …/{id}` and `DELETE …/{id}`. */
export interface Verbs<
  Field extends string = string,
  Values = Readonly<Record<string, unknown>>,
  Message extends string = string,
> {
  /** `false`: there is no record to read, as of a page without one. */
  read?: false;
  /** `false`: records come into being elsewhere; there is no add mode. */
  create?:
    | false
    | {
        method?: 'PUT' | 'POST';
        encoding?: 'json' | 'multipart';
        /** Where a new record is sent; `…/add` unless given. */
        path?: string;
        /** The only fields that a create sends and shows. */
        fields?: readonly Field[];
        /** A part of the answer that is shown once, on the new record's page. */
        revealOnce?: string;
        /**
         * A record is made of a file that is sent to `path`, to `…/add` unless given; `field` holds what the file
         * is called.
         */
        upload?: UploadSpec<Message> & { readonly path?: string; readonly field: Field };
      };
  update?:
    | false
    | {
        method?: 'PUT' | 'POST';
        /** `multipartJson`: a form whose parts are JSON but for texts, so that nothing is `null` and no empty part. */
        encoding?: 'json' | 'multipart' | 'multipartJson';
        /**
         * Where a single record is sent once it is stored, below the API's base; `{field}`s of the record are filled
         * in. The first time it is sent where new records are.
         */
        path?: string;
        /**
         * Records can be changed while these fields have these values. A flag that isn't among the fields is one
         * by which the server answers for each record whether it can be changed; without it a record can.
         */
        when?: Readonly<Record<string, unknown>>;
      };
  delete?:
    | false
    | {
        /** Offered only while the record's fields have these values. */
        when?: Readonly<Record<string, unknown>>;
      };
  /** Records can be copied; with values, a copy begins with these instead of the original's. */
  copy?: true | Values;
  /** A change and a deletion answer the record's id as `last_id`, as a create does. */
  answersId?: true;
  /** The key of a record in the answer, where it is not `results`. */
  recordIn?: string;
  /** Asks `GET …/add` for the values of a new record. */
  loadsDefaults?: true;
}

/** What a deletion carries to name the record that takes the place of the deleted one. */
export const REPLACE_BY = 'replaceBy';

/** The parameter of a list that asks for the version of each row, beside the rows as `versions`. */
export const WITH_VERSIONS = 'withVersions';

/**
 * The parameter of a list that asks, in place of its rows, for what holds of all of them: `sums` of columns, and
 * `counts` of the values that its tabs stand for.
 */
export const SUMMARY = 'summary';

/** The parameter of a list that asks for the columns in which no record has a value, as `emptyColumns`. */
export const WITH_EMPTY = 'withEmpty';

/** The file that new records are made of; none where they are entered. */
export const newRecordUpload = ({ create }: Verbs) =>
  create === false ? undefined : create?.upload;

/** Milliseconds between a message and the move to another page. */
export interface RedirectSpec {
  readonly create?: number;
  /** Where a create leads: to the new record, unless given. */
  readonly createTo?: 'record' | 'list';
  readonly delete?: number;
  /** Until a record is read anew that was saved, or whose button did something. */
  readonly reload?: number;
}
