import type { AnyFields } from '../../schemas';
import type { ChoicesFunction, ScreenFunction } from '../../schemas/resource/functions';

/** The function of a call. */
type Fn<Call> = Call extends { readonly fn: infer Name extends string } ? Name : never;

type OfFields<Fields> = { readonly [Name in keyof Fields]: OfField<Fields[Name]> }[keyof Fields];

type OfField<Field> =
  | (Field extends { readonly choices: infer Choices } ? Fn<Choices> : never)
  | (Field extends { readonly available: infer Available } ? Fn<Available> : never)
  | (Field extends { readonly translate: infer Translate extends { readonly available: unknown } }
      ? Fn<Translate> | Fn<Translate['available']>
      : never)
  | (Field extends { readonly fields: infer Inner extends AnyFields } ? OfFields<Inner> : never);

type OfAction<Action> =
  | Fn<Action>
  | (Action extends { readonly previews: infer Preview } ? Fn<Preview> : never);

type OfActions<Actions> = {
  readonly [Name in keyof Actions]: OfAction<Actions[Name]>;
}[keyof Actions];

type OfList<List> =
  | (List extends { readonly functions?: infer Name extends string } ? Name : never)
  | (List extends { readonly fields: infer Fields extends AnyFields } ? OfFields<Fields> : never);

type OfLists<Lists> = { readonly [Name in keyof Lists]: OfList<Lists[Name]> }[keyof Lists];

/** The names that the functions of a resource may have: those that are called by its definition, or from elsewhere. */
export type FunctionNames<D> = D extends { readonly shape?: infer Shape }
  ? NonNullable<Shape> extends {
      fields: infer Fields;
      actions: infer Actions;
      subLists: infer Lists;
      functions: infer Functions extends string;
    }
    ?
        | Functions
        | OfFields<Fields>
        | OfActions<Actions>
        | OfLists<Lists>
        | ScreenFunction
        | ChoicesFunction
    : string
  : string;
