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
    dutch: f.longText({ minLines: 1 }),
    english: f.longText({ minLines: 1 }),
    translationgroupid: f.reference({ to: 'translationGroups', titleIn: 'translationGroupName' }),
  },
  list: {
    columns: ['name', 'dutch', 'english'],
    asks: { lacks: f.choice({ values: ['dutch', 'english'] }) },
    editInRow: { fields: ['dutch', 'english'] },
  },
  detail: [{ tab: 'general', fields: ['name', 'dutch', 'english'] }],
});
