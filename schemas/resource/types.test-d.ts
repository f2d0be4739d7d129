// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import {
  type Access,
  action,
  children,
  definePage,
  defineResource,
  f,
  link,
  query,
  type RecordOf,
  subList,
} from '../index';

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <T extends true>(yes: T): T => yes;

const fields = {
  name: f.text({ required: true }),
  tariff: f.percent({ default: 21 }),
  shape: f.choice({ values: [0, 1], default: 0 }),
  days: f.choices({ values: ['mon', 'tue'], default: ['mon'] }),
  gender: f.choice({ values: ['M', 'F', 'U'], labels: 'genders' }),
  startDate: f.date(),
  active: f.flag({ default: true }),
  access: f.accessFlags(),
  groupId: f.reference({ to: 'groups' }),
  addresses: f.rows({ fields: { city: f.text(), kind: f.choice({ values: ['home'] }) } }),
  texts: f.perLanguage({ mirrorsFirst: ['title'], fields: { title: f.text() } }),
};

const rates = subList({
  idField: 'rateId',
  fields: { label: f.text(), amount: f.money(), isActive: f.flag() },
  columns: ['label', 'amount'],
  add: 'addRate',
  update: { fn: 'updateRate', args: { rate: 'rateId', label: 'label' } },
  remove: { method: 'DELETE', path: 'rates/{row.rateId}' },
  toggle: { fn: 'toggleRate', field: 'isActive' },
});

const things = defineResource({
  name: 'things',
  module: 'devices',
  menu: { icon: 'devices', place: 1 },
  title: ['name', 'groupId'],
  fields,
  computed: {
    state: {
      field: f.choice({ values: [1, 2] }),
      of: ({ id, active, startDate }, now) =>
        active && id > 0 && Date.parse(startDate ?? '') < now ? 1 : 2,
    },
  },
  links: {
    groups: link.set({
      to: 'groups',
      path: 'things/{id}/groups',
      idArg: 'assigned',
      columns: ['name'],
      storedIn: { ids: 'groupIds' },
    }),
  },
  subLists: { rates },
  children: { parts: children({ to: 'parts', parentField: 'thingId' }) },
  queries: { logs: query({ rowsFrom: { fn: 'getlogs' }, fields: { date: f.dateTime() } }) },
  actions: {
    reset: action({
      fn: 'reset',
      args: { thingId: 'id', tariff: 'tariff' },
      when: { active: true },
      icon: 'key',
      confirm: true,
    }),
    publish: action({ fn: 'publish', icon: 'publish', at: 'row' }),
  },
  rules: [
    { at: ['startDate'], holds: ({ startDate }) => startDate !== null, message: 'ownMessage' },
    { at: ['name', 'tariff'], holds: ({ tariff }) => (tariff ?? 0) > 0, message: 'required' },
  ],
  onSave: ({ active }) => ({ tariff: active ? 21 : null }),
  list: {
    columns: ['name', 'state', { field: 'tariff', onlyWide: true }],
    filters: ['shape', 'state'],
    sort: 'name',
  },
  detail: [
    { tab: 'general', fields: ['name', ['tariff', 'shape']] },
    { tab: 'times', sections: { dates: ['startDate'], who: [['gender', 'state']] } },
    { link: 'groups' },
    { subList: 'rates' },
    { children: 'parts' },
    { query: 'logs' },
    { tab: 'files', exchanges: ['groups'] },
    { tab: 'secrets', screen: 'passwordChange' },
  ],
});

// The record's type.

type Thing = RecordOf<typeof things>;
isTrue<IsSame<Thing['id'], number>>(true);
isTrue<IsSame<Thing['name'], string>>(true);
isTrue<IsSame<Thing['tariff'], number | null>>(true);
isTrue<IsSame<Thing['shape'], 0 | 1 | null>>(true);
isTrue<IsSame<Thing['days'], readonly ('mon' | 'tue')[]>>(true);
isTrue<IsSame<Thing['gender'], 'M' | 'F' | 'U' | null>>(true);
isTrue<IsSame<Thing['startDate'], string | null>>(true);
isTrue<IsSame<Thing['access'], Access>>(true);
isTrue<IsSame<Thing['groupId'], number | null>>(true);
isTrue<IsSame<Thing['addresses'][number]['id'], number | null>>(true);
isTrue<IsSame<Thing['addresses'][number]['kind'], 'home' | null>>(true);
isTrue<IsSame<Thing['texts'][string], { title: string }>>(true);
isTrue<IsSame<Thing['title'], string>>(true);
// @ts-expect-error a field that the definition doesn't have
type _Missing = Thing['colour'];

// What a definition says of itself.

const base = { name: 'some', module: 'devices', menu: false, title: 'name', fields } as const;
const reset = action({ fn: 'reset', icon: 'key' });
const groups = link.set({
  to: 'groups',
  path: 'some/{id}/groups',
  idArg: 'assigned',
  columns: ['name'],
  storedIn: { ids: 'groupIds' },
});

defineResource(base);
// @ts-expect-error a title that is no field
defineResource({ ...base, title: 'nmae' });
// @ts-expect-error a part of a title that is no field
defineResource({ ...base, title: ['name', 'nmae'] });
// @ts-expect-error a module that doesn't exist
defineResource({ ...base, module: 'device' });
// @ts-expect-error an icon that doesn't exist
defineResource({ ...base, menu: { icon: 'devicess', place: 1 } });
// @ts-expect-error a property that definitions don't have
defineResource({ ...base, colums: [] });

// Lists.

// @ts-expect-error a column that is no field
defineResource({ ...base, list: { columns: ['name', 'nmae'] } });
// @ts-expect-error a column that is no field, with how it is shown
defineResource({ ...base, list: { columns: [{ field: 'nmae', onlyWide: true }] } });
// @ts-expect-error a way to show a column that doesn't exist
defineResource({ ...base, list: { columns: [{ field: 'name', cut: 40 }] } });
// @ts-expect-error a filter that is no field
defineResource({ ...base, list: { columns: ['name'], filters: ['nmae'] } });
// @ts-expect-error a filter that is set though it is no field
defineResource({ ...base, list: { columns: ['name'], filterDefaults: { nmae: 1 } } });
defineResource({
  ...base,
  list: {
    columns: ['name'],
    editInRow: { fields: ['name'], fn: 'rename', args: { thing: 'id', name: 'name' } },
  },
});
defineResource({
  ...base,
  list: {
    columns: ['name'],
    // @ts-expect-error fills a part of the call with what is no field of the row
    editInRow: { fields: ['name'], fn: 'rename', args: { name: 'nmae' } },
  },
});
defineResource({
  ...base,
  // @ts-expect-error enters in the row what is no field of it
  list: { columns: ['name'], editInRow: { fields: ['nmae'], fn: 'rename', args: {} } },
});
// @ts-expect-error sorted by what is no field
defineResource({ ...base, list: { columns: ['name'], sort: 'nmae' } });
// @ts-expect-error ascending is said without a word
defineResource({ ...base, list: { columns: ['name'], sort: { field: 'name' } } });

// Details.

// @ts-expect-error a field that doesn't exist
defineResource({ ...base, detail: [{ tab: 'general', fields: ['nmae'] }] });
// @ts-expect-error a field that doesn't exist, on a shared line
defineResource({ ...base, detail: [{ tab: 'general', fields: [['name', 'nmae']] }] });
// @ts-expect-error a field that doesn't exist, in a section
defineResource({ ...base, detail: [{ tab: 'general', sections: { one: ['nmae'] } }] });
// @ts-expect-error a link that doesn't exist
defineResource({ ...base, links: { groups }, detail: [{ link: 'grups' }] });
// @ts-expect-error a link where there are none
defineResource({ ...base, detail: [{ link: 'groups' }] });
// @ts-expect-error a sub-list that doesn't exist
defineResource({ ...base, subLists: { rates }, detail: [{ subList: 'rate' }] });
// @ts-expect-error children that don't exist
defineResource({ ...base, detail: [{ children: 'parts' }] });
// @ts-expect-error a query that doesn't exist
defineResource({ ...base, detail: [{ query: 'logs' }] });
// @ts-expect-error an exchange without saying of what
defineResource({ ...base, detail: [{ tab: 'files', exchanges: true }] });
// @ts-expect-error an exchange under the name of one resource, which nothing else can follow
defineResource({ ...base, detail: [{ tab: 'files', exchanges: 'groups' }] });
// @ts-expect-error an exchange on a tab without a name
defineResource({ ...base, detail: [{ exchanges: ['groups'] }] });
// @ts-expect-error a screen that doesn't exist
defineResource({ ...base, detail: [{ tab: 'general', screen: 'passwordChanges' }] });

// Parts.

// @ts-expect-error an icon that doesn't exist
action({ fn: 'reset', icon: 'keys' });
// @ts-expect-error a property that actions don't have
action({ fn: 'reset', icon: 'key', confirms: true });
defineResource({
  ...base,
  // @ts-expect-error an argument filled by what is no field
  actions: { reset: action({ icon: 'key', at: 'row', args: { thing: 'nmae' } }) },
});
defineResource({
  ...base,
  // @ts-expect-error offered while what is no field has a value
  actions: { reset: action({ icon: 'key', at: 'row', when: { actve: true } }) },
});
defineResource({
  ...base,
  // @ts-expect-error wants what is no field filled in first
  actions: { test: action({ icon: 'key', requires: ['apiKye'] }) },
});

// What a button is answered.

const places = { rows: 'places', columns: { name: f.text() } } as const;
defineResource({
  ...base,
  actions: { place: action({ icon: 'key', chooses: { ...places, fills: { name: 'name' } } }) },
});
defineResource({
  ...base,
  // @ts-expect-error fills what is no field
  actions: { place: action({ icon: 'key', chooses: { ...places, fills: { nmae: 'name' } } }) },
});
defineResource({
  ...base,
  advice: [
    // @ts-expect-error advises on what is no field
    { at: 'nmae', holds: () => true, message: 'tip' },
  ],
});
defineResource({
  ...base,
  single: true,
  // @ts-expect-error needs what is no field
  overview: { page: 'all', group: 'some', needs: ['nmae'] },
});

// Buttons in the rows of a part.

const inRow = { icon: 'key', at: { subList: 'rates' } } as const;
const logs = query({ rowsFrom: { fn: 'getlogs' }, fields: { date: f.dateTime() } });

defineResource({
  ...base,
  subLists: { rates },
  queries: { logs },
  actions: {
    book: action({
      ...inRow,
      args: { rate: 'rateId', amount: 'amount' },
      when: { isActive: true },
    }),
    show: action({ icon: 'key', at: { query: 'logs' }, args: { log: 'id', day: 'date' } }),
  },
});
defineResource({
  ...base,
  subLists: { rates },
  // @ts-expect-error an argument filled by a field of the record, which the row doesn't have
  actions: { book: action({ ...inRow, args: { tariff: 'tariff' } }) },
});
defineResource({
  ...base,
  subLists: { rates },
  // @ts-expect-error offered while what is no field of the row has a value
  actions: { book: action({ ...inRow, when: { active: true } }) },
});
defineResource({
  ...base,
  queries: { logs },
  // @ts-expect-error an argument filled by what is no column
  actions: { show: action({ icon: 'key', at: { query: 'logs' }, args: { name: 'name' } }) },
});
defineResource({
  ...base,
  subLists: { rates },
  // @ts-expect-error rows that don't exist
  actions: { book: action({ icon: 'key', at: { subList: 'rate' } }) },
});
// @ts-expect-error rows where there are none
defineResource({ ...base, actions: { show: action({ icon: 'key', at: { query: 'logs' } }) } });
// @ts-expect-error a file for a row of a part
action({ ...inRow, uploads: { accept: ['text/csv'], maxBytes: 1 } });

// @ts-expect-error creates with what is no field
defineResource({ ...base, verbs: { create: { fields: ['nmae'] } } });
// @ts-expect-error a copy begins with what is no field
defineResource({ ...base, verbs: { copy: { nmae: false } } });
// @ts-expect-error a copy begins with a value of another type
defineResource({ ...base, verbs: { copy: { active: 0 } } });

// @ts-expect-error a link without where the server keeps it
link.set({ to: 'groups', path: 'some/{id}/groups', idArg: 'assigned', columns: ['name'] });
// @ts-expect-error a property that links don't have
link.set({ ...groups, path: 'some/{id}/groups', shows: ['name'] });

// Files that calls send.

const csv = { accept: ['text/csv'], maxBytes: 1_000 } as const;

action({ icon: 'upload', at: 'list', fn: 'import', uploads: { ...csv, part: 'files' } });
action({ icon: 'upload', at: 'row', uploads: csv, asks: { since: f.date() }, when: { active: 1 } });
// @ts-expect-error a place where no button stands
action({ icon: 'upload', at: 'page', uploads: csv });
// @ts-expect-error a file without a limit
action({ icon: 'upload', uploads: { accept: ['text/csv'] } });
// @ts-expect-error an ending in place of a type
action({ icon: 'upload', uploads: { ...csv, accept: ['.csv'] } });
// @ts-expect-error a message that is never given
action({ icon: 'upload', uploads: { ...csv, messages: { typo: 'onlyCsv' } } });
// @ts-expect-error a file that can't be sent
action({ icon: 'upload', method: 'GET', uploads: csv });
// @ts-expect-error a dialog that asks whether to open the dialog
action({ icon: 'upload', confirm: true, uploads: csv });
// @ts-expect-error a file for a file
action({ icon: 'upload', downloads: 'file.pdf', uploads: csv });
// @ts-expect-error offered while a record has a value, where there is none
action({ icon: 'key', at: 'list', when: { active: true } });
// @ts-expect-error filled by a record that isn't there
action({ icon: 'key', at: 'list', args: { thingId: 'id' } });
// @ts-expect-error wants a record that isn't there filled in first
action({ icon: 'key', at: 'list', requires: ['name'] });

const upload = { ...csv, part: 'apkFile', field: 'name' } as const;

defineResource({ ...base, verbs: { create: { upload } } });
defineResource({ ...base, verbs: { create: { upload: { ...upload, path: 'some/upload' } } } });
// @ts-expect-error the name of the file in what is no field
defineResource({ ...base, verbs: { create: { upload: { ...upload, field: 'nmae' } } } });
// @ts-expect-error a file whose name is kept nowhere
defineResource({ ...base, verbs: { create: { upload: csv } } });
// @ts-expect-error a property that uploads don't have
defineResource({ ...base, verbs: { create: { upload: { ...upload, parts: 'x' } } } });

// Versions, a picture, words of its own.

const versions = { by: 'name', name: 'name', number: 'name' } as const;

defineResource({ ...base, versions, says: { deleted: 'gone' } });
// @ts-expect-error versions that share what is no field
defineResource({ ...base, versions: { ...versions, by: 'nmae' } });
// @ts-expect-error a picture in what is no field
defineResource({ ...base, thumbnail: 'nmae' });
// @ts-expect-error words for what is never said
defineResource({ ...base, says: { gone: 'gone' } });
// @ts-expect-error switches what is no field
defineResource({ ...base, list: { columns: ['name'], toggle: { field: 'nmae', args: {} } } });

// Rules and derived values.

defineResource({
  ...base,
  // @ts-expect-error shown at what is no field
  rules: [{ at: ['nmae'], holds: () => true, message: 'required' }],
});
defineResource({
  ...base,
  // @ts-expect-error judges what is no field
  rules: [{ at: ['name'], holds: ({ nmae }) => nmae !== '', message: 'required' }],
});
// @ts-expect-error shown nowhere
defineResource({ ...base, rules: [{ at: [], holds: () => true, message: 'required' }] });
// @ts-expect-error sets what is no field
defineResource({ ...base, onSave: () => ({ nmae: 'x' }) });
// @ts-expect-error sets a value of another type
defineResource({ ...base, onSave: () => ({ active: 1 }) });
defineResource({
  ...base,
  // @ts-expect-error a code that the computed field doesn't have
  computed: { state: { field: f.choice({ values: [1, 2] }), of: () => 3 } },
});

// Pages without a record.

const page = { name: 'some', module: 'devices', menu: false, page: 'placeholder' } as const;

definePage(page);
definePage({ ...page, pages: { 'some/{day}': 'placeholder' }, actions: { reset } });
// @ts-expect-error a page that doesn't exist
definePage({ ...page, page: 'placeholders' });
// @ts-expect-error a page that shows a resource's records
definePage({ ...page, page: 'mediaLibrary' });
// @ts-expect-error the same at a further address
definePage({ ...page, pages: { 'some/{day}': 'mediaLibrary' } });
// @ts-expect-error a module that doesn't exist
definePage({ ...page, module: 'device' });
// @ts-expect-error fields of a record that isn't there
definePage({ ...page, fields });
// @ts-expect-error a list of records that aren't there
definePage({ ...page, list: { columns: [] } });
definePage({
  ...page,
  // @ts-expect-error offered while a record that isn't there has a value
  actions: { reset: action({ icon: 'key', when: { active: true } }) },
});
