import type { AnyFields, Resource } from '../../schemas';
import type { Keyed, Table } from '../store/Table';
import type { StoredOf, StoredValue } from '../tables/StoredOf';
import type { BehaviourIn, Names } from './behaviours';
import type { Behaviour, CallContext } from './CallContext';
import type { FunctionNames } from './functionNames';

type NamesIn<D, Part extends string> = D extends { readonly shape?: infer Shape }
  ? NonNullable<Shape> extends Readonly<Record<Part, infer Named>>
    ? keyof Named & string
    : string
  : string;

/** What a list asks for; what is as empty as its kind can be asks for nothing. */
type AsksIn<D> = D extends { readonly shape?: infer Shape }
  ? NonNullable<Shape> extends { listAsks: infer Asks extends AnyFields }
    ? { readonly [Name in keyof Asks]: NonNullable<StoredValue<Asks[Name]>> }
    : Names['asks']
  : Names['asks'];

/** The names that a definition gives to its behaviour. */
interface NamesOf<D> {
  readonly asks: AsksIn<D>;
  readonly links: NamesIn<D, 'links'>;
  readonly subLists: NamesIn<D, 'subLists'>;
  readonly functions: FunctionNames<D>;
}

/** What a definition can't express of how the server answers, typed by it. */
export type BehaviourOf<D, R extends Keyed = StoredOf<D>> = BehaviourIn<CallContext, R, NamesOf<D>>;

/** Describes what a resource does beyond its definition; where its table adds columns, with the table. */
export function behaviour<const D extends Resource>(definition: D, spec: BehaviourOf<D>): Behaviour;
export function behaviour<const D extends Resource, R extends Keyed>(
  definition: D,
  table: Table<R>,
  spec: BehaviourOf<D, NoInfer<R>>,
): Behaviour;
export function behaviour(...given: readonly unknown[]): Behaviour {
  // What is known of its rows is known to whoever writes it; to those who call it rows are rows.
  return given.at(-1) as Behaviour;
}
