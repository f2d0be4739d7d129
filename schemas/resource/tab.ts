import type { FieldLayout } from '../kinds/layout';
import type { ScreenName } from './screens';

/** A tab of the detail. What it is called comes from its part, or from `tabs` in the labels. */
export type Tab<
  Field extends string,
  Link extends string,
  Sub extends string,
  Child extends string,
  Query extends string,
  Name extends string,
  Sections,
> =
  | { readonly tab: Name; readonly fields: FieldLayout<Field> }
  | { readonly tab: Name; readonly sections: Sections }
  | { readonly link: Link }
  | { readonly subList: Sub }
  | { readonly children: Child }
  | { readonly query: Query }
  | { readonly tab: Name; readonly screen: ScreenName };
