import type { ImportLine, Problem } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import type { FindIdentical } from './identical';
import type { Words } from './words';

/** A line's values, by column. */
export type Texts = Readonly<Record<string, string>>;

export type Problems = Readonly<Record<string, Problem<string>>>;

/** What a line is about, and by what that was found. */
export interface Found<R extends Values = Values> {
  /** What is stored; none of a new line. */
  readonly row?: R;
  readonly match?: ImportLine['match'];
  readonly same?: ImportLine['same'];
  /** Why it isn't known which one it is about. */
  readonly problems?: Problems;
}

/** Where the lines of a file go. */
export interface Destination<R extends Values = Values> {
  /** The resource in whose words problems are reported. */
  readonly resource: string;
  /** The column by which a line and what is stored are the same. */
  readonly key: string;
  /** Columns whose values no two lines share. */
  readonly unique: readonly string[];
  /** Several lines can be about one of what it holds, for each has a row of it. */
  readonly takesSeveral?: boolean;
  /** Of valid lines only the first columns are reported, for there are many. */
  readonly isBrief?: true;
  /** What its fields, codes and links are called. */
  readonly words: Words;
  /** What is stored of what a line is about, by its texts. */
  find(context: CallContext, texts: Texts): Promise<Found<R>>;
  /** What is stored of a line that has no key, and is the same in all columns. */
  readonly identical?: FindIdentical<R>;
  /** What the fields that came make of what is stored, without a look at the rules. */
  read(body: Values, row: Values): Promise<{ readonly after: Values; readonly problems: Problems }>;
  /** What would be stored, by the rules of the form; none where something is wrong. */
  accept(
    context: CallContext,
    body: Values,
    row: R | undefined,
  ): Promise<{ readonly after: Values; readonly problems: Problems }>;
}
