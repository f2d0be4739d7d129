import type { AnyFields } from '../fields/field';
import type { ActionSpec, ActionsOn } from './action';
import { defineResource } from './defineResource';
import type { MenuSpec } from './menu';
import type { ModuleKey } from './modules';
import type { LabelledQuery } from './parts';
import type { OwnPageName } from './screens';

type None = Record<never, never>;

/** A page without a record, as it is written down; see `definePage`. */
export interface PageInput<
  Queries extends Readonly<Record<string, AnyFields>>,
  Actions extends Readonly<Record<string, ActionSpec>>,
> {
  readonly name: string;
  /** Where its functions, queries and actions are called, below the API's base; the name unless given. */
  readonly path?: string;
  /** Its address below /dashboard/, where its menu entry leads; the path unless given. */
  readonly route?: string;
  /** Further addresses below /dashboard/ that lead there. */
  readonly alsoAt?: readonly string[];
  /** What is shown there. */
  readonly page: OwnPageName;
  /** Further addresses below /dashboard/, and what each shows; parts in braces are given to the page. */
  readonly pages?: Readonly<Record<string, OwnPageName>>;
  /** The module whose rights it needs; `null`: every signed-in user's own. */
  readonly module: ModuleKey | null;
  /** `false`: reached from elsewhere. */
  readonly menu: MenuSpec | false;
  readonly queries?: { readonly [Name in keyof Queries]: LabelledQuery<Queries[Name]> };
  readonly actions?: ActionsOn<
    Actions,
    never,
    { readonly subLists: None; readonly queries: NoInfer<Queries> }
  >;
}

/**
 * Describes a page without a record: an overview, reports, a placeholder. It is a resource that holds nothing, so
 * that the menu, the router, the rights, the labels and the server treat it like any other.
 *
 * @returns the definition with every default filled in
 */
export const definePage = <
  const Queries extends Readonly<Record<string, AnyFields>> = None,
  const Actions extends Readonly<Record<string, ActionSpec>> = None,
>({
  page,
  pages,
  ...input
}: PageInput<Queries, Actions>) => {
  const { name, path = name, route = path } = input;
  return defineResource({
    ...input,
    single: true,
    title: [],
    fields: {},
    verbs: { read: false, create: false, update: false, delete: false },
    pages: { [route]: page, ...pages },
  });
};
