import { describe, expect, it } from 'vitest';
import { loadDefinitions } from '../../server/contract/definitions';
import { kindOf } from '../codec';
import { f, isKind, traitsOf } from '../index';
import type { AnyField, AnyFields } from '../kinds/Kind';
import type { Values } from '../Values';
import { partsOfJson } from './json';
import { isSameRecord, mergeRecords } from './mergeRecords';
import { textOf } from './sides';

/** Numbers that look random and are the same each time. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) % below;
  };
};
type Random = ReturnType<typeof numbersFrom>;

const inner = (field: AnyField): AnyFields =>
  'fields' in field ? (field.fields as AnyFields) : {};

const madeRow = (field: AnyField, id: number | null, random: Random): Values =>
  isKind(field, 'keyValues')
    ? { id, key: `k${random(9)}`, value: `v${random(9)}` }
    : { ...made(inner(field), random), id };

const madeJson = (random: Random): string =>
  JSON.stringify(
    Object.fromEntries(
      ['a', 'b', 'c'].filter(() => random(4) > 0).map((part) => [part, random(3)]),
    ),
  );

/** Some value of a field. */
const madeValue = (field: AnyField, random: Random): unknown => {
  switch (traitsOf(field).mergesBy) {
    case 'rows':
      return [1, 2, 3].filter(() => random(4) > 0).map((id) => madeRow(field, id, random));
    case 'blocks':
      return Object.fromEntries(['a', 'b'].map((name) => [name, made(inner(field), random)]));
    case 'parts':
      return random(5) > 0 ? madeJson(random) : '';
    default: {
      const samples = kindOf(field).samples(field);
      return samples[random(samples.length)];
    }
  }
};

const made = (of: AnyFields, random: Random): Values =>
  Object.fromEntries(Object.entries(of).map(([name, field]) => [name, madeValue(field, random)]));

const editedRows = (rows: readonly Values[], field: AnyField, random: Random) => [
  ...rows
    .filter(() => random(5) > 0)
    .map((row) => (random(3) > 0 ? row : { ...row, ...editedRow(row, field, random) })),
  ...(random(2) ? [madeRow(field, null, random)] : []),
];

const editedRow = (row: Values, field: AnyField, random: Random): Values => {
  const of = isKind(field, 'keyValues') ? { value: f.text() } : inner(field);
  return edited(row, of, random);
};

/** The values with some of them edited. */
const edited = (values: Values, of: AnyFields, random: Random): Values => {
  const changed = Object.entries(of).filter(() => random(2) > 0);
  return {
    ...values,
    ...Object.fromEntries(
      changed.map(([name, field]) => {
        const value = values[name];
        const isRows = traitsOf(field).mergesBy === 'rows';
        if (isRows) return [name, editedRows(value as readonly Values[], field, random)];
        if (traitsOf(field).mergesBy !== 'blocks') return [name, madeValue(field, random)];
        const blocks = Object.entries(value as Record<string, Values>);
        return [
          name,
          Object.fromEntries(
            blocks.map(([block, its]) => [block, edited(its, inner(field), random)]),
          ),
        ];
      }),
    ),
  };
};

type Facts = Map<string, string>;

/** All that values say, one by one: what a merge may not lose. */
const factsOf = (values: Values, of: AnyFields, path = ''): Facts => {
  const facts: Facts = new Map();
  const add = (more: Facts) => {
    for (const [key, value] of more) facts.set(key, value);
  };
  for (const [name, field] of Object.entries(of)) {
    if (field.readOnly || field.derived) continue;
    const at = `${path}/${name}`;
    const value = values[name];
    const by = traitsOf(field).mergesBy;
    if (by === 'items')
      for (const item of value as unknown[]) facts.set(`${at}/${textOf(item)}`, 'there');
    else if (by === 'blocks')
      for (const [block, its] of Object.entries(value as Record<string, Values>))
        add(factsOf(its, inner(field), `${at}/${block}`));
    else if (by === 'rows')
      for (const { id, ...row } of value as Values[]) {
        const rowFields = isKind(field, 'keyValues')
          ? { key: f.text(), value: f.text() }
          : inner(field);
        const own = factsOf(row, rowFields);
        if (id === null) facts.set(`${at}/new ${JSON.stringify([...own])}`, 'there');
        else {
          facts.set(`${at}/${id}`, 'there');
          for (const [key, fact] of own) facts.set(`${at}/${id}${key}`, fact);
        }
      }
    else if (by === 'parts' && partsOfJson(value))
      for (const [part, its] of Object.entries(partsOfJson(value) ?? {}))
        facts.set(`${at}/${part}`, textOf(its));
    else facts.set(at, textOf(kindOf(field).serialize(value ?? null, field, nestedCodec, values)));
  }
  return facts;
};

const nestedCodec = {
  empty: () => ({}),
  parse: () => ({}),
  serialize: (value: Readonly<Values>) => ({ ...value }),
};

/** What a side says otherwise than the base. */
const editsOf = (side: Facts, from: Facts): readonly (readonly [string, string | undefined])[] =>
  [...new Set([...side.keys(), ...from.keys()])]
    .filter((key) => side.get(key) !== from.get(key))
    .map((key) => [key, side.get(key)]);

const fieldOf = (fact: string): string => fact.split('/')[1] ?? '';

describe('nothing is ever lost', async () => {
  const { all } = await loadDefinitions();
  const withFields = all.filter((definition) => Object.keys(definition.fields).length > 0);
  const sets = withFields.map(({ name, fields }) => [name, fields] as const);

  it.each(sets)('in pairs of edits of %s: each is merged, or asked', (_name, own) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = numbersFrom(seed);
      const from = { id: 1, ...made(own, random) };
      const sides = {
        base: from,
        mine: edited(from, own, random),
        theirs: edited(from, own, random),
      };
      const facts = factsOf(from, own);
      for (const prefers of ['mine', 'theirs'] as const) {
        const { values, touching } = mergeRecords(own, sides as never, prefers);
        const merged = factsOf(values, own);
        const lost = (['mine', 'theirs'] as const).flatMap((side) =>
          editsOf(factsOf(sides[side], own), facts)
            .filter(([key, value]) => merged.get(key) !== value)
            .filter(([key]) => side === prefers || !touching.includes(fieldOf(key)))
            .map(([key, value]) => `${seed} ${side}, preferring ${prefers}: ${key} = ${value}`),
        );
        expect(lost).toEqual([]);
      }
    }
  });

  it('and nothing is asked of who changed nothing', () => {
    for (const [, own] of sets) {
      const random = numbersFrom(7);
      const from = { id: 1, ...made(own, random) };
      const theirs = edited(from, own, random);
      const { values, touching } = mergeRecords(own, { base: from, mine: from, theirs } as never);
      expect(touching).toEqual([]);
      expect(isSameRecord(own, values, theirs)).toBe(true);
    }
  });
});
