import { isBlank, type OptionsOf, type ValueOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { hasNothing } from './nothingIn';

type Value = ValueOf<'perLanguage'>;
type Options = OptionsOf<'perLanguage'>;

/**
 * The fields that every language must have and that a language has nothing in, named, by language, and no name where
 * nothing has been entered at all; none while nothing has been entered in any.
 */
export const lackingIn = (
  { value, field, labelScope, name }: ShowProps<Value, Options>,
  languages: readonly string[],
) => {
  const labels = labelScope.rows(name);
  const demanded = Object.entries(field.fields)
    .filter(([, inner]) => inner.required)
    .map(([inner]) => inner);
  const lacking = languages.map((language) => {
    const empty = demanded.filter((inner) => isBlank(value[language]?.[inner]));
    const names = empty.map(labels.field);
    return [language, names.join(', ')] as const;
  });
  const marked = lacking.filter(
    ([language, names]) => names !== '' || hasNothing(field, value[language]),
  );
  return marked.length === languages.length ? {} : Object.fromEntries(marked);
};

/** The language that stands in for one without a text, where one language is enough. */
export const otherLanguage = (
  { value, field }: Pick<ShowProps<Value, Options>, 'value' | 'field'>,
  language: string,
  inner: string,
): string | undefined =>
  field.inOneAtLeast && isBlank(value[language]?.[inner])
    ? Object.keys(value).find((other) => !isBlank(value[other]?.[inner]))
    : undefined;
