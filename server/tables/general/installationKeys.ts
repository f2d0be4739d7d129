import { defineTable } from '../defineTable';

/** Keys that the installation has made for itself, by what each is for. They belong to no organisation. */
export const installationKeys = defineTable({
  name: 'installationKeys',
  shared: true,
  columns: { purpose: { type: 'text', isIndexed: true }, key: 'text' },
  unique: [['purpose']],
});
