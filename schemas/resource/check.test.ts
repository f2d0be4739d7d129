import { describe, expect, it, test } from 'vitest';
import { checkRecord, checkValue, defineResource, emptyRecord, f, isShown } from '../index';

const things = defineResource({
  name: 'things',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: {
    name: f.text({ required: true }),
    city: f.text({ default: 'Delft' }),
    active: f.flag({ default: true }),
    startDate: f.date(),
    endDate: f.date(),
    password: f.secret({ only: 'create', required: true }),
    comments: f.longText({ only: 'update' }),
    link: f.url({ when: { active: true }, required: true }),
    depth: f.integer({ when: { city: ['Delft', 'Gouda'], active: true }, min: 1 }),
  },
  rules: [
    {
      at: ['endDate', 'startDate'],
      holds: ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
      message: 'wrongOrder',
    },
  ],
});

const filled = {
  ...emptyRecord(things),
  id: 3,
  name: 'Kaas',
  link: 'example.nl',
  password: 'geheim',
};

test('a value that says nothing without another is wrong where that one is filled in', () => {
  const fields = { from: f.time({ with: 'until' }), until: f.time({ with: 'from' }) };
  const check = (from: string | null, until: string | null) =>
    checkValue(
      [
        { from: '08:00', until: '09:00' },
        { from, until },
      ],
      f.rows({ fields }),
    );
  expect(check('08:00', '09:00')).toBeUndefined();
  expect(check(null, null)).toBeUndefined();
  expect(check('08:00', null)).toEqual({ message: 'both', rowAt: { row: 2, field: 'until' } });
  expect(check(null, '09:00')).toEqual({ message: 'both', rowAt: { row: 2, field: 'from' } });
});

test('what is wrong by itself breaks no rule that looks at it', () => {
  const stays = defineResource({
    ...{ name: 'stays', module: 'devices', menu: false, title: 'from' },
    fields: { from: f.date(), until: f.date() },
    rules: [
      {
        at: ['until'],
        holds: ({ from, until }) => !from || !until || from <= until,
        message: 'wrongOrder',
      },
    ],
    list: { columns: ['from'] },
    detail: [{ tab: 'general', fields: ['from', 'until'] }],
  });
  const check = (from: string) =>
    checkRecord(stays, { id: 1, from, until: '2026-03-04' }, 'update');
  expect(check('31-02-2026')).toEqual({ from: { message: 'date' } });
  expect(check('2026-03-05')).toEqual({ until: { message: 'wrongOrder' } });
});

describe('a value that must not come before another', () => {
  const from = f.date();
  const until = f.date({ atLeast: 'from' });
  const [least, most] = [f.integer(), f.integer({ atLeast: 'least' })];
  const periods = f.rows({ fields: { from, until, least, most } });
  const check = (row: object) =>
    checkValue([{ from: null, until: null, least: null, most: null, ...row }], periods);

  it('is a day or a number, and wrong only beside one that is filled', () => {
    expect(check({ from: '2026-02-01', until: '2026-01-31' })).toMatchObject({
      message: 'endsFirst',
    });
    expect(check({ least: 5, most: 2 })).toEqual({
      message: 'belowLeast',
      rowAt: { row: 1, field: 'most' },
    });
    for (const row of [
      { from: '2026-02-01', until: '2026-02-01' },
      { until: '2026-01-31' },
      { from: '2026-02-01' },
      { least: 5, most: 5 },
      { least: 5, most: 0 },
    ])
      expect(check(row)).toBeUndefined();
    expect(checkValue('2026-01-31', until, { from: '99-99-2026' })).toBeUndefined();
  });
});

describe('the check of a record', () => {
  it('finds nothing wrong with a right one', () => {
    expect(checkRecord(things, filled, 'create')).toEqual({});
    expect(checkRecord(things, filled, 'update')).toEqual({});
  });

  it('gives each field’s own problem', () =>
    expect(checkRecord(things, { ...filled, name: ' ', link: 'javascript:1' }, 'create')).toEqual({
      name: { message: 'required' },
      link: { message: 'url' },
    }));

  it('asks for a field only in its own mode', () => {
    const record = { ...filled, password: '' };
    expect(checkRecord(things, record, 'create')).toEqual({ password: { message: 'required' } });
    expect(checkRecord(things, record, 'update')).toEqual({});
  });

  it('requires what a new record must have only in a new record', () => {
    const own = { ...things, fields: { price: f.money({ required: 'create' }) }, rules: [] };
    expect(checkRecord(own, { price: null }, 'create')).toEqual({ price: { message: 'required' } });
    expect(checkRecord(own, { price: null }, 'update')).toEqual({});
  });

  it('of a create asks only for what the resource creates with', () => {
    const some = { ...things, verbs: { create: { fields: ['name'] } } };
    const record = { name: '', link: '', password: '' };
    expect(checkRecord(some, record, 'create')).toEqual({ name: { message: 'required' } });
  });

  it('never asks for a field that is not on screen', () => {
    const record = { ...filled, link: '', depth: 0 };
    expect(Object.keys(checkRecord(things, record, 'update'))).toEqual(['link', 'depth']);
    expect(checkRecord(things, { ...record, active: false }, 'update')).toEqual({});
    expect(Object.keys(checkRecord(things, { ...record, city: 'Ede' }, 'update'))).toEqual([
      'link',
    ]);
  });

  it('shows a field while all that it depends on has one of the values asked for', () => {
    expect(isShown(things.fields.depth, { city: 'Gouda', active: true })).toBe(true);
    expect(isShown(things.fields.depth, { city: 'Gouda', active: false })).toBe(false);
    expect(isShown(things.fields.name, {})).toBe(true);
  });

  it('gives the message of a rule between fields at each of them', () => {
    const record = { ...filled, startDate: '2026-02-01', endDate: '2026-01-31' };
    const problem = { message: 'wrongOrder' };
    expect(checkRecord(things, record, 'update')).toEqual({ startDate: problem, endDate: problem });
    expect(checkRecord(things, { ...record, endDate: '2026-02-01' }, 'update')).toEqual({});
  });

  it('skips a rule while none of its fields is on screen', () => {
    const [rule] = things.rules;
    const hidden = { ...things, rules: rule ? [{ ...rule, at: ['comments', 'depth'] }] : [] };
    const record = { ...filled, active: false, startDate: '2026-02-01', endDate: '2026-01-31' };
    expect(checkRecord(hidden, record, 'create')).toEqual({});
    expect(Object.keys(checkRecord(hidden, record, 'update'))).toEqual(['comments']);
  });

  it('skips a rule while one of its fields is wrong by itself', () => {
    const record = { ...filled, startDate: '2026-02-30', endDate: '2026-01-31' };
    expect(checkRecord(things, record, 'update')).toEqual({ startDate: { message: 'date' } });
  });

  it('takes a missing value for an empty one', () => {
    expect(checkValue(undefined, f.email())).toBeUndefined();
    expect(checkValue(null, f.text({ maxLength: 3 }))).toBeUndefined();
    expect(checkValue(undefined, f.choices({ values: [1], keepsLast: true }))).toEqual({
      message: 'lastChosen',
    });
  });
});
