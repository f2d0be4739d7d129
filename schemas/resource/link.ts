import type { CallSpec } from './call';

/** Where the server keeps a link. */
export type StoredLink =
  /** A list of ids on the record itself. */
  | { ids: string }
  /** One id on the record itself. */
  | { id: string }
  /** One id on each linked record. */
  | { theirId: string }
  /** A list of ids on each linked record. */
  | { theirIds: string };

/** A relation to other records that is changed at once, beside the form: available and assigned. */
export interface LinkSpec {
  /** The resource that is linked. */
  readonly to: string;
  /** Fields of a linked row that are shown; the first names it. */
  readonly show: readonly string[];
  /** The name under which a linked record's id is sent. */
  readonly arg: string;
  /** At most one can be linked; linking another replaces it. */
  readonly one?: boolean;
  /** The record's field that holds what is assigned; without it `read` answers both sides. */
  readonly field?: string;
  /** Answers `{ available, assigned }`. */
  readonly read?: CallSpec;
  /** Answers what can still be linked. */
  readonly available?: CallSpec;
  /** What can still be linked is searched for in the linked resource's own list, page by page. */
  readonly isSearched?: boolean;
  readonly add?: CallSpec;
  /** Links all that are chosen in one call; the ids travel as `arg`. */
  readonly addMany?: CallSpec & { readonly arg: string };
  readonly remove?: CallSpec;
  /** Replaces the whole set in one call; then there is neither add nor remove. */
  readonly set?: CallSpec;
  readonly stored: StoredLink;
}

interface Common {
  to: string;
  show: readonly string[];
  arg: string;
  stored: StoredLink;
  one?: boolean;
}

interface ByVerbs extends Common {
  path: string;
  /** Fixed parts of the body that links one. */
  with?: Readonly<Record<string, string | number>>;
  addMany?: { arg: string; with?: Readonly<Record<string, string | number>> };
}

type ByFunctions = Common & {
  field: string;
  add: string;
  remove: string;
} & ({ available: string | CallSpec } | { from: 'list' });

interface BySet extends Common {
  path: string;
}

/** The three ways in which the specifications change a relation. */
export const link = {
  /** GET answers both sides; POST links one, DELETE unlinks it, each with its id under `arg`. */
  verbs: ({ path, with: body, addMany, ...common }: ByVerbs): LinkSpec => ({
    ...common,
    read: { method: 'GET', path },
    add: { method: 'POST', path, body },
    remove: { method: 'DELETE', path },
    ...(addMany && {
      addMany: { method: 'POST', path, body: addMany.with, arg: addMany.arg },
    }),
  }),

  /**
   * Functions on the record link and unlink; the record carries what is assigned. What can be linked comes
   * from a function or a list of its own (`available`), or is searched for in the resource's list (`from`).
   */
  functions: ({ add, remove, ...spec }: ByFunctions): LinkSpec => {
    const changes = { add: { fn: add }, remove: { fn: remove } };
    if ('from' in spec) {
      const { from: _, ...common } = spec;
      return { ...common, ...changes, isSearched: true };
    }
    const { available, ...common } = spec;
    return {
      ...common,
      ...changes,
      available: typeof available === 'string' ? { fn: available } : available,
    };
  },

  /** GET answers both sides; PUT replaces the set of ids under `arg`. */
  set: ({ path, ...common }: BySet): LinkSpec => ({
    ...common,
    read: { method: 'GET', path },
    set: { method: 'PUT', path },
  }),
};
