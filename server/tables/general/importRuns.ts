import { json } from '../columns';
import { defineTable } from '../defineTable';

/** Imports that are under way, or were stopped before they began: how far they are, and whether to go on. */
export const importRuns = defineTable({
  name: 'importRuns',
  unlogged: true,
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** What identifies it: whose it is and the name that they gave it, condensed. */
    key: { type: 'text', isIndexed: true },
    phase: json<'judging' | 'storing' | null>(),
    done: 'number',
    of: 'number',
    isStopped: 'flag',
    /** The process that imports, as the others know it. */
    process: json<string | null>(),
    /** When it was begun or stopped; milliseconds since 1970. */
    at: { type: 'number', isIndexed: true },
  },
  unique: [['key']],
});
