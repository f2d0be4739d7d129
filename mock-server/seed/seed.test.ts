import { beforeAll, expect, test } from 'vitest';
import { checkRecord, type LinkSpec, type Resource, referencesIn } from '../../schemas';
import { parseRecord } from '../../schemas/codec';
import { loadBehaviours } from '../../server/behaviours/loadBehaviours';
import { idsAt, type Place } from '../../server/records/references/referred';
import type { Row } from '../../server/store/Store';
import { answerFields } from '../../server/wire/fields';
import { definitions as all } from '../../tests/fixtures/definitions';
import { createSeed } from './index';

const now = new Date('2026-11-21T09:30:00Z');

const behaviours = await loadBehaviours();

/** The resources that have records of their own: those of others are made of them. */
const definitions = all.filter(({ single, name }) => !single && !behaviours.of(name).parts);

/** Collections that all organisations share. */
const shared = ['roles', 'modules', 'organisations'];

/** References that no definition declares. */
const furtherReferences = [
  { from: 'bookings', field: 'activityId', to: 'activities', holds: 'id' },
  { from: 'bookings', field: 'resourceId', to: 'resources', holds: 'id' },
  { from: 'orders', field: 'orderLines.productId', to: 'products', holds: 'id' },
  { from: 'deviceApprovals', field: 'deviceId', to: 'devices', holds: 'id' },
  { from: 'documentHistory', field: 'documentId', to: 'objectsDefinitions', holds: 'id' },
  { from: 'objects', field: 'objectDefinitionId', to: 'objectsDefinitions', holds: 'id' },
  { from: 'questionnaireInvitations', field: 'questionnaireId', to: 'questionnaires', holds: 'id' },
  { from: 'questionnaireInvitations', field: 'userId', to: 'applicationUsers', holds: 'id' },
  { from: 'objects', field: 'objectlistId', to: 'objectlists', holds: 'id' },
  { from: 'objects', field: 'listItemId', to: 'objectlistItems', holds: 'id' },
  { from: 'users', field: 'organisationIds', to: 'organisations', holds: 'ids' },
] as const;

const placeOf = (field: string, holds: Place['holds'] = 'id'): Place => ({
  path: field.split('.'),
  holds,
});

const placeOfLink = ({ name }: Resource, { to, storedIn }: LinkSpec) => {
  if ('ids' in storedIn) return { from: name, place: placeOf(storedIn.ids, 'ids'), to };
  if ('id' in storedIn) return { from: name, place: placeOf(storedIn.id), to };
  if ('theirIds' in storedIn)
    return { from: to, place: placeOf(storedIn.theirIds, 'ids'), to: name };
  return { from: to, place: placeOf(storedIn.theirId), to: name };
};

/** Where rows refer to others, by the fields, rows and links of a definition. */
const declaredReferences = (definition: Resource) => {
  const { name: from, fields, subLists, links } = definition;
  const inLists = Object.entries(subLists).flatMap(([name, { field = name, fields: inner }]) =>
    referencesIn(inner).map((place) => ({ ...place, path: [field, ...place.path] })),
  );
  return [
    ...[...referencesIn(fields), ...inLists].map((place) => ({ from, place, to: place.to })),
    ...Object.values(links).map((spec) => placeOfLink(definition, spec)),
  ];
};

const references = [
  ...definitions.flatMap(declaredReferences),
  ...furtherReferences.map(({ from, field, to, holds }) => ({
    from,
    place: placeOf(field, holds),
    to,
  })),
].map((reference) => ({ ...reference, at: reference.place.path.join('.') }));

let seed: Record<string, Row[]>;
beforeAll(async () => {
  seed = await createSeed(now);
});

const withoutHashes = (rows: Record<string, Row[]>) => ({
  ...rows,
  users: rows.users?.map((user) => ({ ...user, passwordHash: '' })),
});

test('the same moment gives the same data', async () => {
  expect(withoutHashes(await createSeed(now))).toEqual(withoutHashes(seed));
});

test('another moment of the same day moves only dates', async () => {
  const later = await createSeed(new Date(now.getTime() + 60_000));
  const names = (rows: Record<string, Row[]>) =>
    rows.devices?.map(({ deviceName, serial, active, options }) => [
      deviceName,
      serial,
      active,
      options,
    ]);
  expect(names(later)).toEqual(names(seed));
  // What comes in within the minute follows.
  const numbers = (rows: Record<string, Row[]>) => rows.orders?.map(({ invoiceNo }) => invoiceNo);
  expect(numbers(later)).toEqual(expect.arrayContaining(numbers(seed) ?? []));
  expect(later.applicationUsers?.map(({ email }) => email)).toEqual(
    seed.applicationUsers?.map(({ email }) => email),
  );
});

test('nothing is kept for resources whose rows are made of others', () => {
  const made = all.filter(({ name }) => behaviours.of(name).parts).map(({ name }) => name);
  expect(made).not.toEqual([]);
  expect(made.filter((name) => seed[name])).toEqual([]);
});

/** What the demo begins without: nobody has done anything yet. */
const empty = ['activity', 'auditLog', 'trash'];

/** What nobody may enter, and comes about by itself: an add-on of which the last one is booked. */
const comesAbout: Readonly<Record<string, string>> = { addons: 'totaalAantal' };

test.each(definitions.map((definition) => [definition.name, definition] as const))(
  '%s: every row keeps the rules of its definition',
  (name, definition) => {
    const rows = seed[name] ?? [];
    expect(rows.length > 0).toBe(!empty.includes(name));
    for (const row of rows) {
      const sent = { ...row, ...answerFields(row, definition.fields) };
      const record = parseRecord(definition, sent, now.getTime());
      const { [comesAbout[name] ?? '']: _, ...problems } = checkRecord(
        definition,
        record,
        'update',
      );
      expect({ row, problems }).toEqual({
        row,
        problems: {},
      });
    }
  },
);

test.each(references)(
  '$at of $from refers to rows of $to in the same organisation',
  ({ from, place, to }) => {
    const targets = new Map((seed[to] ?? []).map((row) => [row.id, row.organisationId]));
    for (const row of seed[from] ?? []) {
      const owner = shared.includes(to) ? undefined : row.organisationId;
      for (const id of idsAt(row, place)) {
        expect(targets.has(id)).toBe(true);
        if (owner !== undefined) expect(targets.get(id)).toBe(owner);
      }
    }
  },
);

test('every kind of reference is made by some row', () => {
  const unmade = references.filter(
    ({ from, place }) => !seed[from]?.some((row) => idsAt(row, place).length > 0),
  );
  // The lists of a group are records of their own; a row's translation is kept, but entered nowhere in the app.
  expect(unmade.map(({ from, at }) => `${from}.${at}`)).toEqual([
    'objectlists.documentLists.listId',
    'objectsDefinitions.values.translationId',
  ]);
});

test('every row has an id of its own and an owner', () => {
  const owners = new Set(seed.organisations?.map(({ id }) => id));
  for (const [name, rows] of Object.entries(seed)) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    if (!shared.includes(name))
      expect(rows.every((row) => owners.has(Number(row.organisationId)))).toBe(true);
  }
});
