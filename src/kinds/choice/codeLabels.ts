import { useTranslate } from 'react-admin';
import type { OptionsOf, Translate } from '../../fields/KindTypes';
import type { FieldContext } from '../../fields/KindView';

type Codes = Pick<FieldContext<OptionsOf<'choice'>>, 'field' | 'scope' | 'name'>;

/** More codes than this are searched through instead of listed. */
export const MAX_LISTED = 12;

/** What a code is called; one that the definition doesn't know is shown as it is. */
export const codeLabel = (
  code: string | number,
  { field, scope, name }: Codes,
  translate: Translate,
): string => {
  const group = field.labels ? `codes.${field.labels}` : `${scope}.codes.${name}`;
  return field.values.includes(code)
    ? translate(`${group}.${code}`, { _: String(code) })
    : String(code);
};

/** Names codes of a field in the current locale. */
export const useCodeLabel = (context: Codes) => {
  const translate = useTranslate();
  return (code: string | number): string => codeLabel(code, context, translate);
};

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
