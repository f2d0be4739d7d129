import { defineResource, f } from '../../schemas';

/** Documents that people filled in: listed, stored and deleted by calls of what they stand in. */
export const objects = defineResource({
  name: 'objects',
  module: 'builder',
  menu: false,
  title: 'title',
  fields: {
    title: f.text({ readOnly: true, derived: true }),
    objectDefinitionId: f.reference({ to: 'objectsDefinitions', titleIn: 'title' }),
  },
  verbs: { read: false, create: false, update: false, delete: false },
  detail: [],
});
