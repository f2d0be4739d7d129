import { defineResource, f } from '../../schemas';

export const translations = defineResource({
  name: 'translations',
  module: 'translations',
  menu: false,
  title: 'name',
  fields: {
    name: f.text({
      required: true,
      unique: { within: 'translationgroupid' },
      messages: { alreadyThere: 'nameTaken' },
    }),
    dutch: f.longText(),
    english: f.longText(),
    translationgroupid: f.reference({ to: 'translationGroups', titleIn: 'translationGroupName' }),
  },
  list: { columns: ['name', 'dutch', 'english'] },
  detail: [{ tab: 'general', fields: ['name', 'dutch', 'english'] }],
});
