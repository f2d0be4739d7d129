import { expect, it } from 'vitest';
import { labelText } from './labelText';

const common = {
  fields: { name: 'Name', city: 'City', title: 'Title' },
  tabs: { general: 'General', title: 'Titles' },
  sections: {},
  actions: { clear: { label: 'Clear' } },
  messages: { noLines: 'Enter a line' },
};

const labels = {
  name: 'Sign |||| Signs',
  fields: { name: 'Text on it', rooms: 'Rooms' },
  rows: { rooms: { fields: { floor: 'Floor' } } },
  subLists: { lamps: { name: 'Lamps' } },
  tabs: { more: 'More' },
};

it.each([
  ['a label of its own', 'fields.rooms', 'Rooms'],
  ['the heading of a section of rows by its field', 'rows.rooms.sections.floor', 'Floor'],
  ['a label of its own before the common one', 'fields.name', 'Text on it'],
  ['the common label', 'fields.city', 'City'],
  ['the label of a field of rows', 'rows.rooms.fields.floor', 'Floor'],
  ['the common label of a field of rows', 'rows.rooms.fields.city', 'City'],
  [
    'the common label of a field of rows of which nothing is said',
    'rows.lamps.fields.name',
    'Name',
  ],
  ['the common label of a field of a sub-list', 'subLists.lamps.fields.name', 'Name'],
  ['the label of a tab', 'tabs.more', 'More'],
  ['the common label of a tab', 'tabs.general', 'General'],
  ['the common label of a tab before that of a field', 'tabs.title', 'Titles'],
  ['the label of a tab’s field', 'tabs.rooms', 'Rooms'],
  ['the label of a section’s field', 'sections.name', 'Text on it'],
  ['the common label of a section’s field', 'sections.city', 'City'],
  ['the resource’s name', 'name', 'Sign |||| Signs'],
  ['the common label of an action', 'actions.clear.label', 'Clear'],
  ['the common message', 'messages.noLines', 'Enter a line'],
  ['nothing for what has no label', 'fields.lit', undefined],
  ['nothing for a field of rows that is labelled elsewhere', 'rows.rooms.fields.rooms', undefined],
  ['nothing for a part that is called like a field', 'links.city', undefined],
  ['nothing for help', 'help.name', undefined],
  ['nothing for a group', 'fields', undefined],
  ['nothing for what every object has', 'fields.constructor', undefined],
])('finds %s', (_, path, text) => expect(labelText(labels, common, path)).toBe(text));

it('finds common labels where there are no labels at all', () =>
  expect(labelText(undefined, common, 'fields.city')).toBe('City'));
