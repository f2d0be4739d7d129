import { outbox as definition } from '../../../resources/builder/outbox';
import { tableOf } from '../tableOf';

export const outbox = tableOf(definition, {
  also: {
    toName: 'text',
    toAddress: 'text',
    senderName: 'text',
    senderAddress: 'text',
    file: 'text',
    /** Whom it was for, where nobody else may read it. */
    userId: { type: 'id', to: 'users' },
  },
});
