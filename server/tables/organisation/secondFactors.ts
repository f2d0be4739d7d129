import type { RowIn } from '../../store/Table';
import { defineTable } from '../defineTable';

/** By what, beside a password, users prove who they are. */
export const secondFactors = defineTable({
  name: 'secondFactors',
  shared: true,
  meanings: { '*': 'secondFactor' },
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** How its owner tells it from others. */
    name: 'text',
    /** The key of an authenticator app, in base 32. */
    secret: { type: 'text', isSecret: true },
    /** The last step of time whose code was accepted: no code is accepted twice. */
    lastStep: 'number',
    /** Milliseconds since 1970. */
    addedAt: 'number',
    lastUse: 'number',
  },
});

export type SecondFactor = RowIn<typeof secondFactors>;
