// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import { base, groups, rates } from '../../tests/fixtures/someDefinition';
import { defineResource, f, link } from '../index';

// What a definition holds.

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
// @ts-expect-error ascending has no word
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
// @ts-expect-error a screen on a tab without a name
defineResource({ ...base, detail: [{ screen: 'exchange' }] });
// @ts-expect-error a screen that doesn't exist
defineResource({ ...base, detail: [{ tab: 'general', screen: 'passwordChanges' }] });

// Verbs.

// @ts-expect-error creates with what is no field
defineResource({ ...base, verbs: { create: { fields: ['nmae'] } } });
// @ts-expect-error a copy begins with what is no field
defineResource({ ...base, verbs: { copy: { nmae: false } } });
// @ts-expect-error a copy begins with a value of another type
defineResource({ ...base, verbs: { copy: { active: 0 } } });

// Links.

// @ts-expect-error a link without where the server keeps it
link.set({ to: 'groups', path: 'some/{id}/groups', idArg: 'assigned', columns: ['name'] });
// @ts-expect-error a property that links don't have
link.set({ ...groups, path: 'some/{id}/groups', shows: ['name'] });

// Versions, a picture, messages of its own.

const versions = { by: 'name', name: 'name', sort: 'name' } as const;

defineResource({ ...base, versions, messages: { deleted: 'gone' } });
// @ts-expect-error versions that share what is no field
defineResource({ ...base, versions: { ...versions, by: 'nmae' } });
// @ts-expect-error a picture in what is no field
defineResource({ ...base, thumbnail: 'nmae' });
defineResource({ ...base, face: { state: 'active', facts: ['name', 'active', 'name'] } });
defineResource({ ...base, face: { facts: ['name'], less: 'It is a name.' } });
// @ts-expect-error a face with a state that is no field
defineResource({ ...base, face: { state: 'actve', facts: ['name', 'active', 'name'] } });
// @ts-expect-error a face with a fact that is no field
defineResource({ ...base, face: { state: 'active', facts: ['name', 'nmae', 'name'] } });
// @ts-expect-error a face that counts what is no part
defineResource({ ...base, face: { facts: [{ count: 'grups' }], less: 'It is a name.' } });
// @ts-expect-error a face of one fact, without the reason
defineResource({ ...base, face: { state: 'active', facts: ['name'] } });
// @ts-expect-error a step that is no action
defineResource({ ...base, nextStep: 'go' });
// @ts-expect-error a message that isn't given
defineResource({ ...base, messages: { gone: 'gone' } });
// @ts-expect-error switches what is no field
defineResource({ ...base, list: { columns: ['name'], toggle: { field: 'nmae', args: {} } } });

// Advice, an overview.

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
