import type { KindName, OptionsOf } from '../../schemas';

type NeedingOptions = {
  [K in KindName]: Record<never, never> extends OptionsOf<K> ? never : K;
}[KindName];

/**
 * What stands behind a kind that can't do without options: codes, or the resource that is referred to; or nothing, where
 * they follow from the names of resource and field.
 */
export type FieldDraft =
  | {
      readonly given: 'codes' | 'resource';
      /** For who gave nothing. */
      readonly example: string;
    }
  | { readonly given: 'names' };

const codes: FieldDraft = { given: 'codes', example: 'draft,active' };
const resource: FieldDraft = { given: 'resource', example: 'users' };

/** The kinds that can't do without options; `undefined` where those are too many for a command. */
export const fieldDrafts: Readonly<Record<NeedingOptions, FieldDraft | undefined>> = {
  choice: codes,
  choices: codes,
  code: undefined,
  file: undefined,
  image: { given: 'names' },
  offered: undefined,
  perLanguage: undefined,
  reference: resource,
  references: resource,
  rows: undefined,
  variant: undefined,
  weekdays: undefined,
};

/** Whether a field of a kind can't do without options. */
export const needsOptions = (kind: string): kind is NeedingOptions =>
  Object.hasOwn(fieldDrafts, kind);
