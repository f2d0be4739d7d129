import { defineResource, f, subList } from '../../schemas';

export const enums = defineResource({
  name: 'enums',
  route: 'builder/enums',
  module: 'builder',
  menu: { icon: 'checklist', place: 30 },
  title: 'name',
  face: {
    facts: [{ count: 'values' }, 'tags', 'description'],
    less: 'A list of values is in use wherever it is named.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    tags: f.tags(),
  },
  subLists: {
    values: subList({
      idField: 'enumRowId',
      fields: {
        language: f.language(),
        code: f.text({ unique: true }),
        value: f.text({ required: true }),
        correct: f.flag(),
      },
      columns: ['code', 'value', 'correct'],
      add: 'addenumitem',
      update: 'updateenumitem',
      toggle: { fn: 'togglecorrect', field: 'correct' },
      table: { fn: 'saveenumitems', by: 'language', key: 'code', title: 'value' },
      remove: 'removeenumitem',
    }),
  },
  list: { columns: ['name', 'description', 'tags'] },
  detail: [{ tab: 'general', fields: ['name', 'description', 'tags'] }, { subList: 'values' }],
});
