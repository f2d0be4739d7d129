import dutch from 'ra-language-dutch';
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { messageKeys, type Resource } from '../schemas';
import { reactAdmin } from './nl/reactAdmin';

type Texts = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, Texts>>;

const definitions = import.meta.glob<Readonly<Record<string, Resource>>>(
  ['../resources/*/*.ts', '!../resources/*/*.test.ts', '!../resources/*/*.test-d.ts'],
  { eager: true },
);
/** The files of a language, by their names. */
const byName = (found: Files): Files =>
  Object.fromEntries(
    Object.entries(found).map(([path, file]) => [path.replace(/^.*\/|\.ts$/g, ''), file]),
  );

const files = {
  en: byName(import.meta.glob<Texts>(['./en/*.ts', '!./en/index.ts'], { eager: true })),
  // What ra-language-dutch lacks has its other half in ra-language-english.
  nl: byName(
    import.meta.glob<Texts>(['./nl/*.ts', '!./nl/index.ts', '!./nl/reactAdmin.ts'], {
      eager: true,
    }),
  ),
};

const isBranch = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Every text by its full key. */
const textsOf = (tree: Texts, prefix = ''): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
      isBranch(value) ? [...textsOf(value, `${prefix}${key}.`)] : [[prefix + key, value]],
    ),
  );

const merged = (base: Texts, over: Texts): Texts =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => {
      const [under, upper] = [base[key], over[key]];
      return [key, isBranch(under) && isBranch(upper) ? merged(under, upper) : (upper ?? under)];
    }),
  );

const parametersOf = (text: unknown) =>
  [...new Set(String(text).match(/%\{\w+\}/g) ?? [])].toSorted().join(' ');

/** Keys of which the two texts don't take the same parameters. */
const differing = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
  [...one].filter(([key, text]) => parametersOf(text) !== parametersOf(other.get(key)));

const labelled = Object.entries(definitions).flatMap(([file, exported]) =>
  Object.values(exported).map(({ name }) => [name, file.split('/')[2] ?? ''] as const),
);

describe('the labels', () => {
  it.each(labelled)('name %s in both languages', (name, area) => {
    for (const locale of [files.en, files.nl]) {
      const labels = locale[area]?.labels;
      const own = isBranch(labels) ? labels[name] : undefined;
      expect(isBranch(own) ? own.name : undefined).toMatch(/^\S.* \|\|\|\| \S/);
    }
  });

  it.each(labelled)('of %s name all that its list and its page show', (name, area) => {
    const found = Object.values(definitions)
      .flatMap((exported) => Object.values(exported))
      .find((definition) => definition.name === name);
    const columns = found?.list.columns.map((one) => (typeof one === 'string' ? one : one.field));
    const onPage = found?.detail.flatMap((tab) =>
      'fields' in tab ? tab.fields : 'sections' in tab ? Object.values(tab.sections).flat() : [],
    );
    const shown = [...(columns ?? []), ...(found?.list.filters ?? []), ...(onPage ?? [])].flat();
    for (const locale of [files.en, files.nl]) {
      const texts = textsOf({ labels: locale[area]?.labels });
      const nameless = shown.filter((field) => !texts.has(`labels.${name}.fields.${field}`));
      expect(nameless).toEqual([]);
    }
  });

  it('are of resources that exist', () => {
    for (const [area, { labels }] of Object.entries(files.en))
      if (isBranch(labels))
        expect(Object.keys(labels).toSorted()).toEqual(
          labelled.flatMap(([name, of]) => (of === area ? [name] : [])).toSorted(),
        );
  });
});

describe('the texts', () => {
  const [en, nl] = [textsOf(files.en), textsOf(files.nl)];

  it('are the same in English and Dutch, key by key', () => {
    expect(Object.keys(files.nl)).toEqual(Object.keys(files.en));
    expect([...nl.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  });

  it('are texts, and never empty', () => {
    const wrong = [...en, ...nl].filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    );
    expect(wrong).toEqual([]);
  });

  it('take the same parameters in both languages', () => expect(differing(en, nl)).toEqual([]));

  it('name every rule', () => {
    for (const key of messageKeys)
      for (const texts of [en, nl]) expect(texts.get(`rules.rules.${key}`)).toBeTruthy();
  });
});

describe('react-admin’s own texts', () => {
  const [en, nl] = [textsOf(english), textsOf(merged(dutch, reactAdmin))];

  it('are all there in Dutch', () =>
    expect([...en.keys()].filter((key) => typeof nl.get(key) !== 'string')).toEqual([]));

  it('take the same parameters in Dutch', () => expect(differing(en, nl)).toEqual([]));

  it('are only added to where something is missing or wrong', () => {
    const known = textsOf(dutch);
    const needless = [...textsOf(reactAdmin)].filter(([key, text]) => known.get(key) === text);
    expect(needless).toEqual([]);
  });
});
