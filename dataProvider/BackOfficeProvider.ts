import type { DataProvider } from 'ra-core';
import type { ActionSpec, AnyFields, CallSpec, DataRecord } from '../schemas';
import type { ActionOf, Outcome } from './actions';
import type { ask } from './ask';
import type { Values } from './body';
import type { CallOptions } from './call';
import type { Choice } from './carried';
import type { OfferOf } from './choices';
import type { DocumentChange, Form } from './documents';
import type { Answer } from './envelope';
import type { LinkOf, Sides } from './links';
import type { Asked, Question } from './queries';
import type { RowOf, Texts } from './rows';
import type { RowChange, SubListOf } from './subLists';
import type { Translatable, TranslationOf } from './translations';
import type { Using } from './usage';
import type { Numbering } from './writeRecords';

/**
 * React-admin's verbs, and the calls that definitions describe beside them: records in, records out. How a
 * value travels is known here and nowhere above.
 */
export interface BackOfficeProvider extends DataProvider {
  /**
   * The values of a new record: the definition's, over which the server's come where it gives them.
   *
   * @param given what the page's address gives, over both
   */
  defaults(resource: string, given?: Texts): Promise<Record<string, unknown>>;
  /** Stores the places of records that are given in their new order. */
  reorder(resource: string, numbering: Numbering): Promise<void>;

  /** The rows of a sub-list that a function answers; others stand in the record that `getOne` gives. */
  getRows(resource: string, of: SubListOf, signal?: AbortSignal): Promise<readonly DataRecord[]>;
  /** Adds, changes, removes or toggles a row of a sub-list. */
  changeRow(resource: string, of: SubListOf, change: RowChange, row: Values): Promise<void>;
  /** Stores the places of a sub-list's rows, given in their new order. */
  reorderRows(resource: string, of: SubListOf, rows: readonly Values[]): Promise<void>;

  /** Both sides of a link, as records of the linked resource. */
  getLinked(resource: string, of: LinkOf, signal?: AbortSignal): Promise<Sides>;
  /** Links records to those that are assigned already. */
  link(
    resource: string,
    of: LinkOf,
    ids: readonly number[],
    assigned: readonly number[],
  ): Promise<void>;
  unlink(resource: string, of: LinkOf, id: number, assigned: readonly number[]): Promise<void>;

  /** The rows that a function answers about a record. */
  query<const Fields extends AnyFields>(
    resource: string,
    question: Question<Fields>,
    asked: Asked,
  ): Promise<readonly RowOf<Fields>[]>;
  /** Calls an action for a record. */
  act(resource: string, action: Omit<ActionSpec, 'icon'>, of: ActionOf): Promise<Outcome>;
  /** What a reference can be given, where no list of a resource offers it. */
  getChoices(resource: string, of: OfferOf): Promise<readonly Choice[]>;
  /** Which languages of a record's texts can be written and translated. */
  getTranslatable(resource: string, of: TranslationOf, signal?: AbortSignal): Promise<Translatable>;
  /** Translates texts from a language. @returns texts by language */
  translate(
    resource: string,
    of: TranslationOf,
    from: string,
    texts: Texts,
  ): Promise<Readonly<Record<string, Texts>>>;
  /** What refers to records that are about to be deleted. */
  getUsage(
    resource: string,
    ids: readonly number[],
    signal?: AbortSignal,
  ): Promise<readonly Using[]>;

  /** Changes rows of a document. @returns the id of an added row */
  changeDocument(
    resource: string,
    document: DataRecord,
    change: DocumentChange,
  ): Promise<number | null>;
  /** The input form of a document: what its active version asks. */
  getForm(resource: string, id: number, signal?: AbortSignal): Promise<Form>;

  /** Makes a call of a page that is written by hand: `args` are sent as they are, `values` as their fields say. */
  call(
    resource: string,
    spec: CallSpec,
    record: Record<string, unknown>,
    options?: CallOptions & { values?: Values },
  ): Promise<Answer>;
  /** Asks something that no definition describes. */
  ask: typeof ask;
  /** Calls a function at a path that belongs to no resource. */
  post(path: string, body: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
}
