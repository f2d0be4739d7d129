import dutch from 'ra-language-dutch';
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { activity } from '../resources/organisation/activity';
import { messageKeys } from '../schemas';
import { definitions } from '../tests/fixtures/definitions';
import { textFiles, textsOf } from '../tests/fixtures/texts';
import { merged } from './merged';
import { reactAdmin } from './nl/reactAdmin';

const parametersOf = (text: unknown) =>
  [...new Set(String(text).match(/%\{\w+\}/g) ?? [])].toSorted().join(' ');

/** Keys of which the two texts don't take the same parameters. */
const differing = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
  [...one].filter(([key, text]) => parametersOf(text) !== parametersOf(other.get(key)));

describe('the texts', () => {
  const [en, nl] = [textsOf(textFiles.en), textsOf(textFiles.nl)];

  it('are the same in English and Dutch, key by key', () => {
    expect(Object.keys(textFiles.nl)).toEqual(Object.keys(textFiles.en));
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

describe('the texts of what needs somebody', () => {
  it.each(['en', 'nl'] as const)('say all that definitions name, in %s', (locale) => {
    const texts = textsOf(textFiles[locale]);
    const named = definitions.flatMap(({ name, list: { attention = {} } }) =>
      Object.keys(attention).map((point) => `server.server.attention.${name}.${point}`),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !texts.has(key))).toEqual([]);
  });
});

describe('the texts of what was done while one was away', () => {
  it.each(['en', 'nl'] as const)('are there for each kind of it, in %s', (locale) => {
    const texts = textsOf(textFiles[locale]);
    const keys = activity.fields.action.values.map((action) => `screens/home.home.away.${action}`);
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
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
