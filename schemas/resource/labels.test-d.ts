// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import type { common } from '../../tests/fixtures/someDefinition';
import { action, children, defineResource, f, type Labels, link, query, subList } from '../index';

const things = defineResource({
  name: 'things',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: {
    name: f.text({ required: true, messages: { required: 'noName' } }),
    shape: f.choice({ values: [0, 1] }),
    gender: f.choice({ values: ['M'], labels: 'genders' }),
    kind: f.choice({ values: [1, 2], derived: true }),
    city: f.text(),
    notes: f.rows({ fields: { note: f.text() } }),
    rooms: f.rows({
      fields: { floor: f.choice({ values: ['low'] }), size: f.integer() },
      layout: { where: ['floor'], size: ['size'] },
      messages: { incompleteRow: 'noSize', required: 'key' },
    }),
  },
  computed: {
    state: {
      field: f.choice({ values: ['on', 'off'] }),
      of: ({ shape }) => (shape ? 'on' : 'off'),
    },
  },
  links: {
    groups: link.set({ to: 'g', path: 'g', idArg: 'a', columns: ['name'], storedIn: { ids: 'g' } }),
  },
  subLists: {
    rates: subList({
      idField: 'id',
      fields: { label: f.text() },
      keepsLast: true,
      messages: { lastRow: 'lastRate' },
    }),
    slots: subList({
      idField: 'id',
      fields: { label: f.text(), city: f.text() },
      layout: { when: ['label'], contact: ['city'] },
    }),
  },
  children: { parts: children({ to: 'parts', parentField: 'thingId' }) },
  queries: {
    logs: query({
      rowsFrom: { fn: 'getlogs' },
      fields: { date: f.dateTime() },
      asks: { since: f.date() },
    }),
  },
  actions: {
    reset: action({ fn: 'reset', icon: 'key', confirm: true }),
    publish: action({ fn: 'publish', icon: 'publish' }),
    test: action({ icon: 'play', requires: ['name'], asks: { prompt: f.text() } }),
    move: action({
      icon: 'play',
      asks: { to: f.text() },
      previews: { fn: 'moved', as: f.text() },
      messages: { nothing: true },
    }),
  },
  list: { columns: ['name'], asks: { isIdle: f.flag() } },
  rules: [
    { at: ['name'], holds: () => true, message: 'ownMessage' },
    { at: ['name'], holds: () => true, message: 'required' },
  ],
  detail: [
    { tab: 'general', sections: { main: ['name'] } },
    { tab: 'more', fields: ['shape'] },
    { tab: 'rooms', sections: { contact: ['rooms'], shape: ['kind'], size: ['gender'] } },
    { tab: 'tag', fields: ['notes'] },
    { tab: 'kind', fields: ['city'] },
  ],
});

const labels = {
  name: 'Thing |||| Things',
  fields: {
    name: 'Name',
    shape: 'Shape',
    gender: 'Gender',
    rooms: 'Rooms',
    notes: 'Notes',
    state: 'State',
  },
  help: { name: 'What people call it.' },
  codes: { shape: { 0: 'Round', 1: 'Oval' }, state: { on: 'On', off: 'Off' } },
  rows: {
    rooms: {
      fields: { floor: 'Floor', size: 'Size' },
      codes: { floor: { low: 'Low' } },
      sections: { where: 'Where' },
    },
  },
  asks: { fields: { isIdle: 'Unused' } },
  tabs: { more: 'More', kind: 'Kind' },
  sections: { main: 'Main', size: 'Size' },
  links: { groups: 'Groups' },
  children: { parts: 'Parts' },
  subLists: {
    rates: { name: 'Rates', fields: { label: 'Label' } },
    slots: { name: 'Slots', fields: { label: 'Label' }, sections: { when: 'When' } },
  },
  queries: { logs: { name: 'Logs', fields: { date: 'Date', since: 'Since' } } },
  actions: {
    reset: { label: 'Reset', ask: 'Really?', confirm: 'Reset it?' },
    publish: { label: 'Publish' },
    test: { label: 'Test', missing: 'Enter a name first', fields: { prompt: 'Prompt' } },
    move: { label: 'Move', nothing: 'nowhere', fields: { to: 'To' } },
  },
  messages: {
    ownMessage: 'That is not right',
    noName: 'Enter a name',
    noSize: 'Enter each size',
    lastRate: 'One rate must stay',
  },
} satisfies Labels<typeof things, typeof common>;

type ThingLabels = Labels<typeof things, typeof common>;
const { name, fields, codes, rows, tabs, sections, subLists, actions, messages } = labels;
const { test } = actions;
const asked = test.fields;
const to = actions.move.fields;

// What may be there: names of what nobody enters.

({ ...labels, fields: { ...fields, kind: 'Kind' } }) satisfies ThingLabels;
({ ...labels, codes: { ...codes, kind: { 1: 'One', 2: 'Two' } } }) satisfies ThingLabels;

// What may be there: labels in place of common ones, and of those of fields.

({ ...labels, fields: { ...fields, city: 'Town' } }) satisfies ThingLabels;
({ ...labels, rows: { ...rows, notes: { fields: { note: 'Text' } } } }) satisfies ThingLabels;
({ ...labels, tabs: { ...tabs, general: 'Thing', rooms: 'All rooms' } }) satisfies ThingLabels;
({ ...labels, sections: { ...sections, contact: 'Whom to ask' } }) satisfies ThingLabels;

// What must be there.

// @ts-expect-error no name
({ ...labels, name: undefined }) satisfies ThingLabels;
// @ts-expect-error nothing but a name
({ name }) satisfies ThingLabels;
// @ts-expect-error a field without a label
({ ...labels, fields: { name: 'Name' } }) satisfies ThingLabels;
// @ts-expect-error a computed field without a label
({ ...labels, fields: { ...fields, state: undefined } }) satisfies ThingLabels;
// @ts-expect-error a code without a label
({ ...labels, codes: { ...codes, shape: { 0: 'Round' } } }) satisfies ThingLabels;
// @ts-expect-error a computed field's codes without labels
({ ...labels, codes: { shape: codes.shape } }) satisfies ThingLabels;
// @ts-expect-error fields of rows without labels
({ ...labels, rows: { rooms: { fields: { size: 'Size' } } } }) satisfies ThingLabels;
// @ts-expect-error a tab without a label
({ ...labels, tabs: { kind: 'Kind' } }) satisfies ThingLabels;
// @ts-expect-error a tab called like a field without a label
({ ...labels, tabs: { more: 'More' } }) satisfies ThingLabels;
// @ts-expect-error a section without a label
({ ...labels, sections: { size: 'Size' } }) satisfies ThingLabels;
// @ts-expect-error a section called like a field of rows
({ ...labels, sections: { main: 'Main' } }) satisfies ThingLabels;
// @ts-expect-error a condition of the list without a label
({ ...labels, asks: { fields: {} } }) satisfies ThingLabels;
// @ts-expect-error a link without a label
({ ...labels, links: {} }) satisfies ThingLabels;
// @ts-expect-error children without a label
({ ...labels, children: {} }) satisfies ThingLabels;
// @ts-expect-error a section of rows without a label
({ ...labels, rows: { rooms: { ...rows.rooms, sections: {} } } }) satisfies ThingLabels;
({
  ...labels,
  // @ts-expect-error a section of a sub-list's rows without a label
  subLists: { ...subLists, slots: { name: 'Slots', fields: { label: 'Label' } } },
}) satisfies ThingLabels;
({
  ...labels,
  // @ts-expect-error a section that the rows don't have
  subLists: { ...subLists, slots: { ...subLists.slots, sections: { when: 'W', who: 'W' } } },
}) satisfies ThingLabels;
// @ts-expect-error a sub-list without a name
({ ...labels, subLists: { ...subLists, rates: { fields: { label: '' } } } }) satisfies ThingLabels;
// @ts-expect-error a field of a query without a label
({ ...labels, queries: { logs: { name: 'Logs', fields: {} } } }) satisfies ThingLabels;
// @ts-expect-error a field that a query asks without a label
({ ...labels, queries: { logs: { name: 'Logs', fields: { date: 'On' } } } }) satisfies ThingLabels;
// @ts-expect-error an action without a label
({ ...labels, actions: { reset: actions.reset } }) satisfies ThingLabels;
// @ts-expect-error an action that wants fields filled in first, without a message for that
({ ...labels, actions: { ...actions, test: { label: '', fields: asked } } }) satisfies ThingLabels;
// @ts-expect-error an action whose empty values have a name, without it
({ ...labels, actions: { ...actions, move: { label: '', fields: to } } }) satisfies ThingLabels;
// @ts-expect-error an action that asks for a field without a label
({ ...labels, actions: { ...actions, test: { ...test, fields: {} } } }) satisfies ThingLabels;
// @ts-expect-error an action that asks, without its question
({ ...labels, actions: { ...actions, reset: { label: 'Reset' } } }) satisfies ThingLabels;
// @ts-expect-error a message of a rule without a text
({ ...labels, messages: { ...messages, ownMessage: undefined } }) satisfies ThingLabels;
// @ts-expect-error a message of a field without a text
({ ...labels, messages: { ...messages, noName: undefined } }) satisfies ThingLabels;
// @ts-expect-error a message of rows of fields without a text
({ ...labels, messages: { ...messages, noSize: undefined } }) satisfies ThingLabels;
// @ts-expect-error a message of a sub-list without a text
({ ...labels, messages: { ...messages, lastRate: undefined } }) satisfies ThingLabels;

// What must not be there.

// @ts-expect-error a part that labels don't have
({ ...labels, tab: { more: 'More' } }) satisfies ThingLabels;
// @ts-expect-error a misspelt field
({ ...labels, fields: { ...fields, nmae: 'Name' } }) satisfies ThingLabels;
// @ts-expect-error help for a field that doesn't exist
({ ...labels, help: { nmae: 'What people call it.' } }) satisfies ThingLabels;
// @ts-expect-error codes of a field whose labels are shared
({ ...labels, codes: { ...codes, gender: { M: 'Male' } } }) satisfies ThingLabels;
// @ts-expect-error a code that doesn't exist
({ ...labels, codes: { ...codes, state: { on: 'On', off: 'Off', x: '' } } }) satisfies ThingLabels;
// @ts-expect-error a common label of something that isn't there
({ ...labels, fields: { ...fields, tag: 'Tag' } }) satisfies ThingLabels;
// @ts-expect-error a common tab that isn't there
({ ...labels, tabs: { ...tabs, contact: 'Contact' } }) satisfies ThingLabels;
// @ts-expect-error a message that every resource has
({ ...labels, messages: { ...messages, key: 'Enter a key' } }) satisfies ThingLabels;
// @ts-expect-error a message that is never given
({ ...labels, messages: { ...messages, tooLong: 'Too long' } }) satisfies ThingLabels;
// @ts-expect-error a question that is never asked
({ ...labels, actions: { ...actions, publish: { label: '', confirm: '' } } }) satisfies ThingLabels;
