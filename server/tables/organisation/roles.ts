import { defineTable } from '../defineTable';

/** What members can be in an organisation. They are fixed. */
export const roles = defineTable({ name: 'roles', shared: true, columns: { name: 'text' } });
