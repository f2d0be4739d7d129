import type { RowIn } from '../../store/Table';
import { defineTable } from '../defineTable';

/** Who gets one mail a day with what changed of what they follow in an organisation. */
export const followMails = defineTable({
  name: 'followMails',
  unlogged: true,
  columns: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    isDaily: 'flag',
    /** The language in which the person last worked with what they follow. */
    locale: 'text',
    /** Where the person reached this installation, for one that knows no address of its own. */
    address: 'text',
    /** The day whose mail was sent or is being sent, as yyyy-MM-dd where the organisation is. */
    mailedOn: 'text',
    /** Changes up to then were in a mail, in milliseconds since 1970. */
    mailedAt: 'number',
  },
  unique: [['userId']],
});

export type FollowMail = RowIn<typeof followMails>;
