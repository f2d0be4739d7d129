import { defineResource, f, type RecordOf } from '../../schemas';

export const modules = defineResource({
  name: 'modules',
  module: 'administration',
  writtenBy: 'provider',
  menu: { icon: 'module', place: 20 },
  title: 'name',
  face: { facts: ['modulekey', 'description'], less: 'A module is a name for rights.' },
  fields: {
    modulekey: f.text({
      required: true,
      sendAs: 'key',
      unique: true,
      messages: { alreadyThere: 'keyTaken' },
    }),
    name: f.text({ required: true }),
    description: f.longText(),
  },
  // They are those of the product.
  imports: false,
  list: { columns: ['name', 'modulekey', 'description'] },
  detail: [{ tab: 'general', fields: ['modulekey', 'name', 'description'] }],
});

export type Module = RecordOf<typeof modules>;
