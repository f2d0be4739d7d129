import type { OptionsOf } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';

type Codes = Pick<FieldContext<OptionsOf<'choice'>>, 'field' | 'labelScope' | 'name'>;

/** A code of another system, as `android.permission.CAMERA`, without its namespace. */
const lastPart = (code: string | number): string => String(code).split('.').at(-1) ?? '';

/** Names codes, those that a field takes beside the definition's as well. */
export const anyCodeLabelIn =
  ({ field, labelScope, name }: Codes) =>
  (code: string | number): string =>
    labelScope.code(name, lastPart(code), field.labels);

/** More codes than this are searched through instead of listed. */
export const MAX_LISTED = 12;

/** Names the codes of a field; one that the definition doesn't know is shown as it is. */
export const codeLabelIn =
  ({ field, labelScope, name }: Codes) =>
  (code: string | number): string =>
    field.values.includes(code) ? labelScope.code(name, code, field.labels) : String(code);

/** The codes that are offered, and after them those that are only kept because they are stored. */
export const offeredCodes = (
  { values, notOffered = [] }: OptionsOf<'choice'>,
  stored: readonly (string | number)[],
): { code: string | number; isDisabled: boolean }[] => {
  const offered = values.filter((code) => !notOffered.includes(code));
  const kept = [...new Set(stored)].filter((code) => !offered.includes(code));
  return [
    ...offered.map((code) => ({ code, isDisabled: false })),
    ...kept.map((code) => ({ code, isDisabled: true })),
  ];
};
