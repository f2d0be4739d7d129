import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A name as it stands within a sentence: in small letters, abbreviations aside. */
const inSentence = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));

/** The texts of one resource, by the part of its definition that they name. */
export const labelsOf = (name: string, translate: Translate) => {
  const scope = `resources.${name}`;
  return {
    scope,
    one: () => translate(`${scope}.name`, { smart_count: 1 }),
    /** A heading or button about one record, wherever in it the language puts the resource's name. */
    about: (key: string) => {
      const resource = inSentence(translate(`${scope}.name`, { smart_count: 1 }));
      const text = translate(key, { resource });
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    several: () => translate(`${scope}.name`, { smart_count: 2 }),
    field: (field: string) => translate(`${scope}.fields.${field}`),
    help: (field: string) => translate(`${scope}.help.${field}`, { _: '' }),
    tab: (tab: string) => translate(`${scope}.tabs.${tab}`),
    part: (group: string, part: string, count?: number) =>
      translate(
        `${scope}.${group}.${part}`,
        count === undefined ? undefined : { smart_count: count },
      ),
  };
};

export type ResourceTexts = ReturnType<typeof labelsOf>;

export const useLabels = (name: string): ResourceTexts => {
  const translate = useTranslate();
  return useMemo(() => labelsOf(name, translate), [name, translate]);
};
