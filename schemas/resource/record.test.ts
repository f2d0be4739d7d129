import { describe, expect, it } from 'vitest';
import { parseRecord, sentFields, serializeRecord } from '../codec';
import { belongsTo, defineResource, emptyRecord, f, fillPath, titleOf } from '../index';

const picture = { address: 'logo/{id}/{value}', upload: 'logo/{id}' };

const things = defineResource({
  name: 'things',
  module: 'devices',
  menu: false,
  idField: 'thingId',
  title: ['name', 'insertions', 'city'],
  fields: {
    name: f.text({ required: true }),
    insertions: f.text(),
    city: f.text({ default: 'Delft' }),
    key: f.text({ readAs: 'thingkey' }),
    score: f.integer({ readAs: 'minimumScore', sendAs: 'minimalScore' }),
    altTag: f.text({ wire: 'alttag' }),
    active: f.flag({ default: true }),
    startDate: f.date({ as: 'dd-MM-yyyy' }),
    lastModified: f.dateTime({ readOnly: true }),
    tags: f.tags({ saveWith: { fn: 'setTags' } }),
    logo: f.image(picture),
    manual: f.file({ ...picture, accept: ['application/pdf'], maxBytes: 1e6 }),
    password: f.secret({ only: 'create' }),
    comments: f.longText({ only: 'update' }),
  },
  computed: {
    isLong: { field: f.flag(), of: ({ name }) => name.length > 5 },
  },
  onSave: ({ city, insertions }) => ({ insertions: city === 'Gouda' ? 'van' : insertions }),
});

const filled = {
  ...emptyRecord(things),
  id: 3,
  name: 'Kaas',
  password: 'geheim',
};

describe('a new record', () => {
  it('has each field’s default, or its kind’s empty value', () => {
    expect(emptyRecord(things)).toMatchObject({
      name: '',
      city: 'Delft',
      active: true,
      startDate: null,
      tags: [],
      score: null,
    });
    expect(Object.keys(emptyRecord(things))).toEqual(Object.keys(things.fields));
  });
});

describe('a row of the wire', () => {
  const row = {
    thingId: '7',
    name: 'Kaas',
    thingkey: 'k',
    minimumScore: '5',
    alttag: 'a',
    active: 0,
  };

  it('is read under the names that the server uses', () =>
    expect(parseRecord(things, row, 0)).toMatchObject({
      id: 7,
      name: 'Kaas',
      key: 'k',
      score: 5,
      altTag: 'a',
      active: false,
    }));

  it('falls back on id, and keeps what is no field as it came', () => {
    const groups = [{ id: 1, name: 'A' }];
    expect(parseRecord(things, { id: 4, groups }, 0)).toMatchObject({ id: 4, groups });
  });

  it('gets its computed values', () => {
    expect(parseRecord(things, { name: 'Kaas' }, 0).isLong).toBe(false);
    expect(parseRecord(things, { name: 'Boerenkaas' }, 0).isLong).toBe(true);
  });

  it('gets values that are written in a language even where nobody reads them', () => {
    const priced = defineResource({
      name: 'priced',
      module: null,
      menu: false,
      title: 'text',
      fields: { price: f.money() },
      computed: {
        text: {
          field: f.text(),
          of: ({ price }, _now, { locale }) => (price ?? 0).toLocaleString(locale),
        },
      },
    });
    expect(parseRecord(priced, { price: 2.5 }, 0).text).toBe('2.5');
  });

  it.each([undefined, null, 'x', 3, [], {}, { id: 'tmp-1' }])(
    'is an empty record when it is %j',
    (wire) =>
      expect(parseRecord(things, wire, 0)).toMatchObject({ id: 0, name: '', active: false }),
  );
});

describe('the body of a save', () => {
  const stored = { ...filled, key: 'k', score: 5, altTag: 'a', startDate: '2026-01-31' };

  it('carries the names that the server wants and the forms of the wire', () =>
    expect(serializeRecord(things, stored, 'update')).toMatchObject({
      name: 'Kaas',
      key: 'k',
      minimalScore: 5,
      alttag: 'a',
      active: 1,
      startDate: '31-01-2026',
    }));

  it('leaves out what is only shown, what has a call of its own, and what belongs to another mode', () => {
    expect(Object.keys(sentFields(things, 'create'))).not.toContain('comments');
    expect(Object.keys(sentFields(things, 'update'))).not.toContain('password');
    const body = serializeRecord(things, { ...stored, logo: 'a.png', tags: ['x'] }, 'update');
    for (const name of ['id', 'lastModified', 'tags', 'logo', 'manual', 'password', 'isLong'])
      expect(body).not.toHaveProperty(name);
  });

  it('has no files while there is no record to store them with', () => {
    expect(belongsTo(things.fields.logo, 'create')).toBe(false);
    expect(belongsTo(things.fields.manual, 'create')).toBe(false);
    expect(belongsTo(things.fields.logo, 'update')).toBe(true);
    expect(belongsTo(things.fields.name, 'create')).toBe(true);
  });

  it('of a create has only what the resource creates with', () => {
    const some = { ...things, verbs: { create: { fields: ['name', 'city'] } } };
    expect(serializeRecord(some, stored, 'create')).toEqual({ name: 'Kaas', city: 'Delft' });
    expect(serializeRecord(some, stored, 'update')).toHaveProperty('key', 'k');
  });

  it('carries what follows from other values', () => {
    expect(serializeRecord(things, { ...stored, city: 'Gouda' }, 'update').insertions).toBe('van');
    expect(serializeRecord(things, stored, 'update').insertions).toBe('');
  });

  it('leaves out what the record does not hold, and sends null as the kind’s empty value', () => {
    const own = { ...things, onSave: () => ({}) };
    const held = { name: 'Kaas', city: null, startDate: null };
    expect(serializeRecord(own, held, 'update')).toEqual({
      name: 'Kaas',
      city: '',
      startDate: null,
    });
  });
});

describe('fields that an object on the wire holds', () => {
  const integration = defineResource({
    name: 'integration',
    module: 'integrations',
    menu: false,
    title: 'name',
    fields: {
      name: f.text(),
      apiKey: f.secret({ within: 'options', wire: 'apikey' }),
      margin: f.integer({ within: 'options' }),
      version: f.integer({ within: 'options', readOnly: true }),
    },
  });
  const row = { name: 'Shop', options: { apikey: 'k', margin: '5', version: 2 } };

  it('are read from it and sent in it', () => {
    const record = parseRecord(integration, row, 0);
    expect(record).toMatchObject({ name: 'Shop', apiKey: 'k', margin: 5, version: 2 });
    expect(serializeRecord(integration, record, 'update')).toEqual({
      name: 'Shop',
      options: { apikey: 'k', margin: 5 },
    });
  });

  it.each([undefined, null, 'x', []])('are empty when it is %j', (options) =>
    expect(parseRecord(integration, { options }, 0)).toMatchObject({ apiKey: '', margin: null }),
  );
});

describe('the title of a record', () => {
  it.each([
    [{ name: 'Anna', insertions: 'de', city: 'Vos' }, 'Anna de Vos'],
    [{ name: 'Anna', insertions: '', city: 'Vos' }, 'Anna Vos'],
    [{ name: null, insertions: ' ', city: undefined, id: 4 }, '#4'],
    [{}, '#'],
    [{ name: 0 }, '0'],
  ])('of %j is %j', (record, title) => expect(titleOf(things, record)).toBe(title));
});

describe('a path', () => {
  it.each([
    ['things/{id}/parts/', { id: 3 }, 'things/3/parts/'],
    ['logo/{id}/{value}', { id: 3, value: 'logo zomer.png' }, 'logo/3/logo%20zomer.png'],
    ['logo/{value}', { value: '../a/b?c#d' }, 'logo/..%2Fa%2Fb%3Fc%23d'],
    ['things/{id}', {}, 'things/'],
    ['things', { id: 3 }, 'things'],
  ])('%s is filled from %j', (path, record, full) => expect(fillPath(path, record)).toBe(full));

  it('may name the record and one of its rows', () =>
    expect(fillPath('things/{id}/parts/{row.id}', { id: 3 }, { id: 4 })).toBe('things/3/parts/4'));
});

describe('fields deep within objects of the wire', () => {
  const signs = defineResource({
    name: 'signs',
    module: 'devices',
    menu: false,
    title: 'name',
    fields: {
      name: f.text(),
      firstName: f.text({ within: 'options.color1', wire: 'name' }),
      firstValue: f.colour({ within: 'options.color1', wire: 'value' }),
      isLit: f.flag({ within: 'options' }),
    },
  });
  const record = { name: 'A', firstName: 'Door', firstValue: '#ffffff', isLit: true };
  const wire = {
    name: 'A',
    options: { color1: { name: 'Door', value: '#ffffff' }, isLit: 1 },
  };

  it('are found there and sent there', () => {
    expect(parseRecord(signs, { id: 1, ...wire }, 0)).toMatchObject(record);
    expect(serializeRecord(signs, { id: 1, ...record }, 'update')).toEqual(wire);
  });

  it('are empty where the objects aren’t', () =>
    expect(parseRecord(signs, { id: 1, options: { color1: 'x' } }, 0)).toMatchObject({
      firstName: '',
      isLit: false,
    }));
});
