import type { Problem } from '../../schemas';
import type { Translate } from '../ui/Translate';

/** What is wrong, by whatever it is about, in the person's language. */
export const problemTexts = (
  problems: Readonly<Record<string, Problem>>,
  translate: Translate,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems).map(([about, { message, params }]) => [
      about,
      translate(`rules.${message}`, params),
    ]),
  );
