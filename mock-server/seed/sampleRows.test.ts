import { expect, test } from 'vitest';
import { checkRecord, defineResource, f } from '../../schemas';
import { parseRecord } from '../../schemas/codec';
import { sampleRows } from './sampleRows';

const base = { module: 'devices', menu: false, title: 'name' } as const;

const signs = defineResource({
  ...base,
  name: 'signs',
  fields: {
    name: f.text({ required: true }),
    email: f.email({ required: true }),
    lit: f.flag(),
    state: f.choice({ values: ['draft', 'active'], required: true }),
    lamp: f.reference({ to: 'lamps' }),
    owners: f.references({ to: 'users' }),
    texts: f.perLanguage({ fields: { slogan: f.text({ required: true }) } }),
    picture: f.image({ address: 'signs/{id}', upload: 'signs/{id}' }),
  },
});
const lamps = defineResource({ ...base, name: 'lamps', fields: { name: f.text() } });
const users = defineResource({ ...base, name: 'users', fields: { name: f.text() } });

const given = {
  users: [
    { id: 7, organisationId: 1, name: 'Ada' },
    { id: 8, organisationId: 2, name: 'Ben' },
  ],
};
// What refers to others may come before them.
const rows = sampleRows([signs, users, lamps], given, [1, 2]);

test('what has no rows gets some for each organisation; what has some stays', () => {
  expect(Object.keys(rows)).toEqual(['lamps', 'signs']);
  expect(rows.lamps).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      organisationId: id < 4 ? 1 : 2,
      name: `lamps ${((id - 1) % 3) + 1}`,
    })),
  );
});

test('they keep the rules of their definition', () => {
  for (const row of rows.signs ?? [])
    expect(checkRecord(signs, parseRecord(signs, row, 0), 'update')).toEqual({});
});

test('they refer to rows of their organisation', () => {
  expect(rows.signs?.map(({ lamp }) => lamp)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rows.signs?.map(({ owners }) => owners)).toEqual([[7], [7], [7], [8], [8], [8]]);
});

test('codes and flags take turns; files are left out', () => {
  expect(rows.signs?.slice(0, 3).map(({ state }) => state)).toEqual(['draft', 'active', 'draft']);
  expect(rows.signs?.slice(0, 2).map(({ lit }) => lit)).toEqual([0, 1]);
  expect(rows.signs?.[0]?.picture).toBe('');
});
