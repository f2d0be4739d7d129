import type { AnyField, AnyFields } from '../fields/field';
import { outermost } from '../fields/holder';
import { nameToSend } from '../kinds/Kind';
import type { CallSpec } from './call';

/** What a definition specifies for a row's call; `args` are the parts of its body, where they aren't the usual. */
export interface CallOf<Name extends string, Fn extends string = string>
  extends Pick<CallSpec<Fn>, 'method' | 'fn' | 'path'> {
  readonly args?: Readonly<Record<string, NoInfer<Name>>>;
}

/**
 * A call that adds, changes, removes or numbers a row: the name of a function of the record, or its parts where
 * that isn't all. `{row.name}` in its path is filled in from the row, `{name}` from the record.
 */
export type CallInput<Name extends string, Fn extends string> =
  // In a template, so that it is inferred from names alike whether they stand alone or in a call.
  `${Fn}` | CallOf<Name, Fn>;

/**
 * The same with what it sends: the parts of the body by the names that they travel under, and what of the row
 * fills each: a field, an object on the wire that holds fields, or the row's id.
 */
export type RowCall = Omit<CallOf<string>, 'args'> & {
  readonly args: Readonly<Record<string, string>>;
};

/** What is sent of fields that can be entered: each under its own name, or the object that holds it. */
export const entered = (fields: AnyFields, other: 'create' | 'update'): RowCall['args'] =>
  Object.fromEntries(
    Object.entries<AnyField>(fields)
      .filter(([, { readOnly, only }]) => !readOnly && only !== other)
      .map(([name, field]) =>
        field.within === undefined
          ? [nameToSend(name, field), name]
          : [outermost(field.within), outermost(field.within)],
      ),
  );

/**
 * A call as a definition gives it, with what it sends.
 *
 * @param usual what it sends where the definition doesn't specify it
 */
export const callOf = <Call extends CallOf<string>>(
  given: string | Call | undefined,
  usual: RowCall['args'],
  idField: string,
): (Omit<Call, 'args'> & RowCall) | undefined => {
  if (given === undefined) return undefined;
  const call = (typeof given === 'string' ? { fn: given } : given) as Call;
  // Where the path names the row, the body needn't.
  const isInPath = call.path?.includes(`{row.${idField}}`);
  const sent = Object.entries(usual).filter(([, name]) => !(isInPath && name === idField));
  return { ...call, args: call.args ?? Object.fromEntries(sent) };
};
