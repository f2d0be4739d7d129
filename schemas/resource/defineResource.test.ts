import { describe, expect, it } from 'vitest';
import { parseRecord, serializeRecord } from '../codec';
import { action, defineResource, emptyRecord, f } from '../index';

const base = {
  name: 'things',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: { name: f.text() },
} as const;

describe('records of which the server says whether they can be changed', () => {
  const things = defineResource({ ...base, verbs: { update: { when: { canEdit: true } } } });
  const canEdit = (wire: object) => parseRecord(things, { id: 1, name: 'A', ...wire }, 0).canEdit;

  it('can be changed unless it says that they can’t', () => {
    expect(canEdit({})).toBe(true);
    expect(canEdit({ canEdit: 1 })).toBe(true);
    expect(canEdit({ canEdit: 0 })).toBe(false);
    expect(canEdit({ canEdit: false })).toBe(false);
  });

  it('begin as ones that can, and are never sent', () => {
    expect(emptyRecord(things)).toEqual({ name: '', canEdit: true });
    expect(serializeRecord(things, { id: 1, name: 'A', canEdit: false }, 'update')).toEqual({
      name: 'A',
    });
  });
});

describe('a resource that is only read', () => {
  it('has none of the verbs that change', () =>
    expect(defineResource({ ...base, readOnly: true }).verbs).toEqual({
      create: false,
      update: false,
      delete: false,
    }));

  it('has fields that are only read', () =>
    expect(defineResource({ ...base, readOnly: true }).fields.name).toEqual({
      kind: 'text',
      readOnly: true,
    }));
});

describe('an action above the list', () => {
  const icon = 'download';
  it('is called at the resource’s path, unless it names another', () => {
    const { actions } = defineResource({
      ...base,
      path: 'store/things',
      actions: {
        all: action({ icon, at: 'list', fn: 'all' }),
        elsewhere: action({ icon, at: 'list', path: 'exchange' }),
        one: action({ icon, fn: 'one' }),
      },
    });
    expect(Object.values(actions).map(({ path }) => path)).toEqual([
      'store/things',
      'exchange',
      undefined,
    ]);
  });
});

describe('a list put in order by hand', () => {
  const numbered = (list: object) =>
    defineResource({ ...base, list: { columns: ['name'], numberedBy: 'name', ...list } }).list.sort;

  it('is sorted by the numbers of its rows, unless it says otherwise', () => {
    expect(numbered({})).toEqual({ field: 'name', order: 'asc' });
    expect(numbered({ sort: { field: 'name', descending: true } })?.order).toBe('desc');
  });
});
