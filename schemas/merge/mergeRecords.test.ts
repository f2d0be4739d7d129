import { describe, expect, it } from 'vitest';
import { f } from '../index';
import type { Values } from '../Values';
import { mergeRecords } from './mergeRecords';

const fields = {
  name: f.text(),
  city: f.text(),
  kind: f.choice({ values: [0, 2] }),
  value: f.variant({ by: 'kind', of: { 0: f.integer(), 2: f.text() } }),
  tags: f.tags(),
  groups: f.references({ to: 'groups' }),
  times: f.rows({ fields: { day: f.text(), from: f.time(), seen: f.text({ readOnly: true }) } }),
  stops: f.rows({ as: 'withMarks', fields: { place: f.text(), deleted: f.flag() } }),
  properties: f.keyValues(),
  texts: f.perLanguage({
    fields: { title: f.text(), body: f.longText() },
    languages: ['nl', 'en'],
  }),
  options: f.json(),
  seen: f.dateTime({ readOnly: true }),
};

const base = {
  id: 1,
  name: 'Zuid',
  city: 'Gouda',
  kind: 0,
  value: 3,
  tags: ['open', 'groot'],
  groups: [1, 2],
  times: [
    { id: 1, day: 'ma', from: '09:00', seen: 'a' },
    { id: 2, day: 'di', from: '09:00', seen: 'b' },
  ],
  stops: [
    { id: 1, place: 'Delft', deleted: false },
    { id: 2, place: 'Gouda', deleted: false },
  ],
  properties: [{ id: 1, key: 'ssid', value: 'Zaal' }],
  texts: { nl: { title: 'Zaal', body: '' }, en: { title: 'Hall', body: '' } },
  options: '{"title":"A","hint":"H","rows":[1]}',
  seen: '2026-01-01T10:00:00Z',
};

const merge = (mine: Values, theirs: Values, prefers?: 'mine' | 'theirs') =>
  mergeRecords(
    fields,
    { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } },
    prefers,
  );

const [monday, tuesday] = base.times;
const [delft, gouda] = base.stops;
const marked = { ...delft, deleted: true };
const [ssid] = base.properties;
const { nl, en } = base.texts;

describe('what two people changed', () => {
  it.each<[what: string, mine: Values, theirs: Values, both: Values]>([
    [
      'parts of JSON',
      { options: '{"title":"B","hint":"H","rows":[1]}' },
      { options: '{"title":"A","hint":"","rows":[1],"width":2}' },
      { options: '{"title":"B","hint":"","rows":[1],"width":2}' },
    ],
    [
      'parts of JSON that one took away',
      { options: '{"title":"A","hint":"H"}' },
      { options: '{"title":"A","hint":"H2","rows":[1]}' },
      { options: '{"title":"A","hint":"H2"}' },
    ],
    ['other fields', { name: 'A' }, { city: 'B' }, { name: 'A', city: 'B' }],
    ['the same field alike', { name: 'A' }, { name: 'A' }, { name: 'A' }],
    ['tags', { tags: ['open', 'mooi'] }, { tags: ['groot', 'nieuw'] }, { tags: ['nieuw', 'mooi'] }],
    ['the same tag', { tags: ['groot'] }, { tags: ['groot', 'x'] }, { tags: ['groot', 'x'] }],
    ['references', { groups: [1, 2, 3] }, { groups: [2, 4] }, { groups: [2, 4, 3] }],
    [
      'rows that one changed and one added',
      { times: [{ ...monday, from: '10:00' }, tuesday] },
      { times: [monday, tuesday, { id: 3, day: 'wo', from: null }] },
      { times: [{ ...monday, from: '10:00' }, tuesday, { id: 3, day: 'wo', from: null }] },
    ],
    [
      'two fields of a row',
      { times: [{ ...monday, from: '10:00' }, tuesday] },
      { times: [{ ...monday, day: 'zo' }, tuesday] },
      { times: [{ ...monday, day: 'zo', from: '10:00' }, tuesday] },
    ],
    [
      'rows that each added',
      { times: [...base.times, { id: null, day: 'do', from: null }] },
      { times: [...base.times, { id: 3, day: 'wo', from: null }] },
      {
        times: [
          ...base.times,
          { id: 3, day: 'wo', from: null },
          { id: null, day: 'do', from: null },
        ],
      },
    ],
    [
      'the same new row, which is stored by now',
      { times: [...base.times, { id: null, day: 'wo', from: null }] },
      { times: [...base.times, { id: 3, day: 'wo', from: null }] },
      { times: [...base.times, { id: 3, day: 'wo', from: null }] },
    ],
    [
      'rows that one removed and one put in another order',
      { times: [tuesday] },
      { times: [tuesday, monday] },
      { times: [tuesday] },
    ],
    [
      'a row that one marked as taken away, and another that is changed',
      { stops: [marked, gouda] },
      { stops: [delft, { ...gouda, place: 'Leiden' }] },
      { stops: [marked, { ...gouda, place: 'Leiden' }] },
    ],
    [
      'a row that both took away',
      { stops: [marked, gouda] },
      { stops: [gouda] },
      { stops: [gouda] },
    ],
    [
      'properties',
      { properties: [{ ...ssid, value: 'Hal' }] },
      { properties: [{ ...ssid, key: 'wifi' }] },
      { properties: [{ id: 1, key: 'wifi', value: 'Hal' }] },
    ],
    [
      'texts of two languages',
      { texts: { nl: { ...nl, title: 'A' }, en } },
      { texts: { nl: { ...nl, body: 'C' }, en: { ...en, title: 'B' } } },
      { texts: { nl: { title: 'A', body: 'C' }, en: { ...en, title: 'B' } } },
    ],
    ['what nobody enters', { seen: 'x' }, { seen: 'y' }, { seen: 'y' }],
  ])('goes together: %s', (_what, mine, theirs, both) => {
    const { values, touching } = merge(mine, theirs);
    expect([values, touching]).toEqual([{ ...base, ...both }, []]);
  });

  it.each<[what: string, field: string, mine: unknown, theirs: unknown]>([
    ['a text', 'name', 'A', 'B'],
    ['what one emptied', 'city', '', 'B'],
    [
      'the same part of JSON',
      'options',
      '{"title":"B","hint":"H","rows":[1]}',
      '{"title":"C","hint":"H","rows":[1]}',
    ],
    ['JSON that one made a list', 'options', '[1]', '{"title":"B","hint":"H","rows":[1]}'],
    [
      'the same field of a row',
      'times',
      [{ ...monday, day: 'a' }, tuesday],
      [{ ...monday, day: 'b' }, tuesday],
    ],
    ['a row that one removed', 'times', [tuesday], [{ ...monday, day: 'b' }, tuesday]],
    [
      'a row that one marked as taken away',
      'stops',
      [marked, gouda],
      [{ ...delft, place: 'Leiden' }, gouda],
    ],
    ['the value of a property', 'properties', [{ ...ssid, value: 'a' }], [{ ...ssid, value: 'b' }]],
    [
      'a title in one language',
      'texts',
      { nl: { ...nl, title: 'a' }, en },
      { nl: { ...nl, title: 'b' }, en },
    ],
  ])('touches: %s', (_what, name, mine, theirs) => {
    expect(merge({ [name]: mine }, { [name]: theirs })).toMatchObject({
      touching: [name],
      values: { [name]: mine },
    });
    expect(merge({ [name]: mine }, { [name]: theirs }, 'theirs')).toMatchObject({
      values: { [name]: theirs },
    });
  });

  it('touches where one changed what a value means, and the other the value', () => {
    expect(merge({ value: 4 }, { kind: 2 }).touching).toEqual(['value']);
    expect(merge({ kind: 2 }, { value: 4 }).touching).toEqual(['value']);
  });

  it('names what comes from elsewhere, and nothing else', () => {
    const { elsewhere } = merge(
      { name: 'A', city: 'Same' },
      { city: 'Same', tags: ['x'], seen: 'y' },
    );
    expect(elsewhere).toEqual(['tags']);
  });

  it('keeps what doesn’t touch in a field that does, whoever is preferred', () => {
    const mine = {
      times: [
        { ...monday, day: 'a' },
        { ...tuesday, from: '11:00' },
      ],
    };
    const theirs = { times: [{ ...monday, day: 'b', from: '12:00' }, tuesday] };
    const { values } = merge(mine, theirs, 'theirs');
    expect(values.times).toEqual([
      { ...monday, day: 'b', from: '12:00' },
      { ...tuesday, from: '11:00' },
    ]);
  });
});
