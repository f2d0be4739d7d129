import dutch from 'ra-language-dutch';
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { messageKeys, type Resource } from '../schemas';
import { labelText } from './labelText';
import { merged } from './merged';
import { reactAdmin } from './nl/reactAdmin';

type Texts = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, Texts>>;

const definitions = import.meta.glob<Readonly<Record<string, Resource>>>(
  [
    '../resources/*/*.ts',
    '!../resources/shared/**',
    '!../resources/*/*.test.ts',
    '!../resources/*/*.test-d.ts',
  ],
  { eager: true },
);
/** The files of a language, by their paths below it. */
const byPath = (found: Files): Files =>
  Object.fromEntries(
    Object.entries(found).map(([path, file]) => [path.replace(/^\.\/..\/|\.ts$/g, ''), file]),
  );

const files = {
  en: byPath(import.meta.glob<Texts>(['./en/**/*.ts', '!./en/index.ts'], { eager: true })),
  // What ra-language-dutch lacks has its other half in ra-language-english.
  nl: byPath(
    import.meta.glob<Texts>(['./nl/**/*.ts', '!./nl/index.ts', '!./nl/reactAdmin.ts'], {
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

const parametersOf = (text: unknown) =>
  [...new Set(String(text).match(/%\{\w+\}/g) ?? [])].toSorted().join(' ');

/** Keys of which the two texts don't take the same parameters. */
const differing = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
  [...one].filter(([key, text]) => parametersOf(text) !== parametersOf(other.get(key)));

/** Each resource with its file below `resources/`. */
const labelled = Object.entries(definitions).flatMap(([path, exported]) =>
  Object.values(exported).map(
    (definition) =>
      [definition.name, path.replace(/^..\/resources\/|\.ts$/g, ''), definition] as const,
  ),
);

describe('the labels', () => {
  it.each(labelled)('name %s in both languages', (_, path) => {
    for (const locale of [files.en, files.nl])
      expect(labelText(locale[`labels/${path}`]?.labels, 'name')).toMatch(/^\S.* \|\|\|\| \S/);
  });

  it.each(labelled)(
    'of %s name all that its list and its page show',
    (_, path, { list, detail }) => {
      const columns = list.columns.map((one) => (typeof one === 'string' ? one : one.field));
      const onPage = detail.flatMap((tab) =>
        'fields' in tab ? tab.fields : 'sections' in tab ? Object.values(tab.sections).flat() : [],
      );
      const shown = [...columns, ...(list.filters ?? []), ...onPage].flat();
      for (const locale of [files.en, files.nl]) {
        const labels = locale[`labels/${path}`]?.labels;
        const nameless = shown.filter(
          (field) => labelText(labels, `fields.${field}`) === undefined,
        );
        expect(nameless).toEqual([]);
      }
    },
  );
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
