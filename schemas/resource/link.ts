import type { Writer } from '../kinds/Kind';
import type { CallSpec } from './call';

/** Where the server keeps a link. */
export type LinkPlace =
  /** A list of ids on the record itself. */
  | { ids: string }
  /** One id on the record itself: at most one can be linked, and linking another replaces it. */
  | { id: string }
  /** One id on each linked record. */
  | { theirId: string }
  /** A list of ids on each linked record. */
  | { theirIds: string };

interface Common {
  /** The resource that is linked. */
  readonly to: string;
  /** Fields of a linked row that are shown; the first names it. */
  readonly columns: readonly string[];
  /** The names under which the server takes a linked record's id; it is sent under the first. */
  readonly idArg: string | readonly string[];
  readonly storedIn: LinkPlace;
  /** Whose administrators alone change it. */
  readonly writtenBy?: Writer;
}

/** A relation to other records that is changed at once, beside the form: available and assigned. */
export interface LinkSpec extends Omit<Common, 'idArg'> {
  /** The name under which a linked record's id is sent. */
  readonly idArg: string;
  /** Further names under which the server takes it. */
  readonly otherIdArgs: readonly string[];
  /** At most one can be linked. */
  readonly one: boolean;
  /** The record's field that holds what is assigned; the link's own name unless given. */
  readonly field?: string;
  /** Answers `{ available, assigned }`; without it the record carries what is assigned. */
  readonly read?: CallSpec;
  /** Answers what can still be linked. */
  readonly choices?: CallSpec;
  readonly add?: CallSpec;
  /** Links all that are chosen in one call; the ids travel as its `idArg`. */
  readonly addMany?: CallSpec & { readonly idArg: string };
  readonly remove?: CallSpec;
  /** Replaces the whole set in one call; then there is neither add nor remove. */
  readonly set?: CallSpec;
}

type Sent = Readonly<Record<string, string | number>>;

interface ByVerbs extends Common {
  path: string;
  /** Fixed parts of the body that links one. */
  with?: Sent;
  /** Links all that are chosen in one call; their ids travel as a list. */
  forSeveral?: { idsArg: string; with?: Sent };
}

interface ByFunctions extends Common {
  /** The record's field that holds what is assigned; the link's own name unless given. */
  field?: string;
  /**
   * What can be linked: a function's results, or a list that a GET loads whole. Without it, it is searched for
   * in the linked resource's own list, page by page.
   */
  choices?: { fn: string; path?: string } | { method: 'GET'; path: string };
  add: string;
  remove: string;
}

interface BySet extends Common {
  path: string;
}

/** What all links have in common, with what follows from it. */
const linked = <Place extends LinkPlace>({ idArg, ...common }: Common & { storedIn: Place }) => {
  const [first = '', ...others] = [idArg].flat();
  return { ...common, idArg: first, otherIdArgs: others, one: 'id' in common.storedIn };
};

/** The three ways in which the specifications change a relation. */
export const link = {
  /** GET answers both sides; POST links one, DELETE unlinks it, each with its id under `idArg`. */
  verbs: <const Place extends LinkPlace>({
    path,
    with: body,
    forSeveral,
    ...common
  }: ByVerbs & { storedIn: Place }): LinkSpec & { readonly storedIn: Place } => ({
    ...linked(common),
    read: { method: 'GET', path },
    add: { method: 'POST', path, body },
    remove: { method: 'DELETE', path },
    ...(forSeveral && {
      addMany: { method: 'POST', path, body: forSeveral.with, idArg: forSeveral.idsArg },
    }),
  }),

  /** Functions on the record link and unlink; the record carries what is assigned. */
  functions: <const Place extends LinkPlace>({
    add,
    remove,
    ...common
  }: ByFunctions & { storedIn: Place }): LinkSpec & { readonly storedIn: Place } => ({
    ...linked(common),
    add: { fn: add },
    remove: { fn: remove },
  }),

  /** GET answers both sides; PUT replaces the set of ids under `idArg`. */
  set: <const Place extends LinkPlace>({
    path,
    ...common
  }: BySet & { storedIn: Place }): LinkSpec & { readonly storedIn: Place } => ({
    ...linked(common),
    read: { method: 'GET', path },
    set: { method: 'PUT', path },
  }),
};
