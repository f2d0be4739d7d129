import { defineResource, f } from '../../schemas';

export const translations = defineResource({
  name: 'translations',
  module: 'translations',
  menu: false,
  title: 'name',
  face: {
    facts: ['dutch', 'english', 'translationgroupid'],
    less: 'A text is complete once it has both languages, which are seen.',
  },
  fields: {
    name: f.text({
      required: true,
      unique: { within: 'translationgroupid' },
      messages: { alreadyThere: 'nameTaken' },
    }),
    dutch: f.longText({ minHeight: 40 }),
    english: f.longText({ minHeight: 40 }),
    translationgroupid: f.reference({ to: 'translationGroups', titleIn: 'translationGroupName' }),
  },
  list: {
    columns: ['name', 'dutch', 'english'],
    filters: ['lacks'],
    asks: { lacks: f.choice({ values: ['dutch', 'english'] }) },
    editInRow: { fields: ['dutch', 'english'] },
  },
  detail: [{ tab: 'general', fields: ['name', 'dutch', 'english'] }],
});
