// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import type { common } from '../../tests/fixtures/someDefinition';
import { action, defineResource, f, type Labels, subList } from '../index';

const name = 'Thing |||| Things';

// A definition that has no more than a field.

const simple = defineResource({
  name: 'simple',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: { name: f.text() },
  detail: [{ tab: 'general', fields: ['name'] }],
});

type SimpleLabels = Labels<typeof simple, typeof common>;
({ name, fields: { name: 'Name' } }) satisfies SimpleLabels;
// @ts-expect-error links where there are none to name
({ name, fields: { name: 'Name' }, links: {} }) satisfies SimpleLabels;

// Everything in it is called like a common label.

const named = defineResource({
  name: 'named',
  module: 'devices',
  menu: false,
  title: 'note',
  fields: { note: f.text(), tag: f.rows({ fields: { city: f.text() } }) },
  subLists: { cities: subList({ idField: 'id', fields: { city: f.text() } }) },
  actions: { move: action({ fn: 'move', icon: 'key', asks: { city: f.text() } }) },
  detail: [{ tab: 'general', fields: ['note'] }],
});

type NamedLabels = Labels<typeof named, typeof common>;
const cities = { cities: { name: 'Cities' } };
({ name, subLists: cities, actions: { move: { label: 'Move' } } }) satisfies NamedLabels;
// @ts-expect-error a sub-list without a name, whatever its fields are called
({ name, actions: { move: { label: 'Move' } } }) satisfies NamedLabels;
// @ts-expect-error a field of rows that don't have it
({ name, rows: { tag: { fields: { note: 'N' } } } }) satisfies Pick<NamedLabels, 'name' | 'rows'>;

// Buttons and messages of common names.

const cleared = defineResource({
  name: 'cleared',
  module: 'devices',
  menu: false,
  title: 'note',
  fields: { note: f.text({ messages: { required: 'noLines' } }) },
  actions: {
    clear: action({ icon: 'key', confirm: true }),
    copyOver: action({ icon: 'copy', confirm: true }),
  },
});

type ClearedLabels = Labels<typeof cleared, typeof common>;
const copyOver = { label: 'Copy', ask: 'Really?', confirm: 'Copy it over?' };
({ name, actions: { copyOver } }) satisfies ClearedLabels;
({
  name,
  actions: { copyOver, clear: { label: 'Empty', ask: 'Really?', confirm: 'Empty it?' } },
}) satisfies ClearedLabels;
({ name, actions: { copyOver }, messages: { noLines: 'A line, please' } }) satisfies ClearedLabels;
// @ts-expect-error an action that asks, of which the common labels have no question
({ name, actions: {} }) satisfies ClearedLabels;
