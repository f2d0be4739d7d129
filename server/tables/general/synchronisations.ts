import { json } from '../columns';
import { defineTable } from '../defineTable';

/** Synchronisations with services outside: of each service one at a time, and how the last one ended. */
export const synchronisations = defineTable({
  name: 'synchronisations',
  unlogged: true,
  columns: {
    service: { type: 'text', isIndexed: true },
    /** What distinguishes the one under way from others; none once it has ended. */
    holder: json<string | null>(),
    /** When it counts as broken off unless it is heard of; milliseconds since 1970. */
    heldUntil: 'number',
    /** How the last one ended; none before that. */
    outcome: json<'done' | 'failed' | null>(),
  },
  unique: [['service']],
});
