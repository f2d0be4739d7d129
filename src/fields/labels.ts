import { useMemo } from 'react';
import { type I18nProvider, useI18nProvider, useTranslate } from 'react-admin';
import { capitalised, inSentence } from '../../schemas/text/inSentence';
import type { Translate } from '../ui/Translate';

/** The texts of fields that stand together: of a resource, of its rows, of what a button asks. */
export interface LabelScope {
  field(name: string): string;
  /** The sentence below an input; '' where there is none. */
  help(name: string): string;
  /**
   * What a code of a field is called; the code itself where it has no name.
   *
   * @param shared the group of names that several fields have in common
   */
  code(name: string, code: string | number, shared?: string): string;
  /** The heading of a section. */
  section(name: string): string;
  /** Those of the fields inside a field. */
  rows(name: string): LabelScope;
  /** Those of the parts of a field that holds JSON; what has none goes by the name that it has there. */
  parts(name: string): Pick<LabelScope, 'field' | 'code'>;
}

/** The texts below a key. */
const scopeAt = (key: string, translate: Translate): LabelScope => ({
  field: (name) => translate(`${key}.fields.${name}`),
  help: (name) => translate(`${key}.help.${name}`, { _: '' }),
  code: (name, code, shared) =>
    translate(`${shared === undefined ? `${key}.codes.${name}` : `codes.${shared}`}.${code}`, {
      _: String(code),
    }),
  section: (name) => translate(`${key}.sections.${name}`),
  rows: (name) => scopeAt(`${key}.rows.${name}`, translate),
  parts: (name) => {
    const of = `${key}.parts.${name}`;
    return {
      ...scopeAt(of, translate),
      field: (part) => translate(`${of}.fields.${part}`, { _: part }),
    };
  },
});

/** A sentence about a resource's record, wherever in it the language puts what that is called. */
const aboutOne = (
  translate: Translate,
  one: string,
  text: string,
  params: Record<string, unknown> = {},
): string => capitalised(translate(text, { ...params, resource: inSentence(one) }));

/** The texts of a part of a record that has rows. */
const partAt = (key: string, translate: Translate) => {
  const name = (count: 1 | 2) => translate(`${key}.name`, { smart_count: count });
  return {
    ...scopeAt(key, translate),
    title: () => name(2),
    /** What one of its rows is called. */
    one: () => name(1),
    /** A heading or button about one of its rows. */
    about: (text: string) => aboutOne(translate, name(1), text),
  };
};

/** The texts of what can be done. */
const actionAt = (key: string, translate: Translate) => ({
  ...scopeAt(key, translate),
  label: () => translate(`${key}.label`),
  /** Why it can't be done yet. */
  missing: () => translate(`${key}.missing`),
  /** What becomes of it, or was, where that is nothing. */
  nothing: () => translate(`${key}.nothing`),
  /** One of its own messages, where the server gives none; parts of the answer may fill it in. */
  message: (what: 'started' | 'done' | 'failed', parts?: Readonly<Record<string, unknown>>) =>
    translate(`${key}.${what}`, parts),
  /** The question by which it begins, about what is called so. */
  ask: (name: string) => translate(`${key}.ask`, { name }),
  /** @param count of what it is done to, where the question has it */
  confirm: (count?: number) =>
    translate(`${key}.confirm`, count === undefined ? undefined : { smart_count: count }),
});

/** The texts of one resource, by the part of its definition that they name. */
export const labelsOf = (resource: string, translate: Translate) => {
  const key = `resources.${resource}`;
  const name = (count: 1 | 2) => translate(`${key}.name`, { smart_count: count });
  const within = (group: string) => (part: string) => translate(`${key}.${group}.${part}`);
  return {
    ...scopeAt(key, translate),
    one: () => name(1),
    several: () => name(2),
    /** A heading or button about one record, wherever in it the language puts the resource's name. */
    about: (text: string, params?: Record<string, unknown>) =>
      aboutOne(translate, name(1), text, params),
    /** A sentence about all of them. */
    amongMany: (text: string) => translate(text, { resource: inSentence(name(2)) }),
    /** What belongs in a list of them, where there are none yet; '' where that has no text. */
    belongs: () => translate(`${key}.belongs`, { _: '' }),
    /** What a record without a name is called; '' where that has no text. */
    unnamed: () => translate(`${key}.unnamed`, { _: '' }),
    /** Why a record is locked by its own values; '' where that has no text. */
    closed: () => translate(`${key}.closed`, { _: '' }),
    /** One of the texts that computed values are put together from. */
    word: (word: string, params?: Readonly<Record<string, unknown>>) =>
      translate(`${key}.words.${word}`, params),
    /** How a fact is read, with `%{value}` in the place of its value; '' where that has no text. */
    fact: (field: string) => translate(`${key}.facts.${field}`, { _: '', value: '%{value}' }),
    /** How many rows of a field there are, where its label isn't what they are called; '' where that has no text. */
    counted: (field: string, count: number) =>
      translate(`${key}.facts.${field}`, { _: '', smart_count: count }),
    tab: within('tabs'),
    link: within('links'),
    children: within('children'),
    /** What the list asks for beside its fields. */
    asks: (): LabelScope => scopeAt(`${key}.asks`, translate),
    subList: (part: string) => partAt(`${key}.subLists.${part}`, translate),
    query: (part: string) => partAt(`${key}.queries.${part}`, translate),
    action: (part: string) => actionAt(`${key}.actions.${part}`, translate),
    message: (message: string, params?: Readonly<Record<string, unknown>>) =>
      translate(`${key}.messages.${message}`, params),
    /** A text of a screen of the resource. */
    screen: (text: string, params?: Readonly<Record<string, unknown>>) =>
      translate(`${key}.screen.${text}`, params),
  };
};

export type ResourceLabels = ReturnType<typeof labelsOf>;

/** Of each provider of texts, that is of each language, what was made of them: each cell of a list asks for them. */
const made = new WeakMap<I18nProvider, Map<string, ResourceLabels>>();

const keptOf = (provider: I18nProvider): Map<string, ResourceLabels> => {
  const kept = made.get(provider) ?? new Map<string, ResourceLabels>();
  made.set(provider, kept);
  return kept;
};

export const useLabels = (resource: string): ResourceLabels => {
  const provider = useI18nProvider();
  const kept = keptOf(provider);
  const labels =
    kept.get(resource) ?? labelsOf(resource, (key, params) => provider.translate(key, params));
  kept.set(resource, labels);
  return labels;
};

/** The texts of fields that a screen makes for itself, below a key of its own. */
export const useLabelScope = (key: string): LabelScope => {
  const translate = useTranslate();
  return useMemo(() => scopeAt(key, translate), [key, translate]);
};

/** Fields that no definition holds, and whose labels are given by whoever shows them. */
export const unlabelled: LabelScope = {
  field: (name) => name,
  help: () => '',
  code: (_, code) => String(code),
  section: (name) => name,
  rows: () => unlabelled,
  parts: () => unlabelled,
};

/** What a language is called; its code where it has no name. */
export const languageName = (language: string, translate: Translate): string =>
  translate(`codes.languages.${language}`, { _: language });
