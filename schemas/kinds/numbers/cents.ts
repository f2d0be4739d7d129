import { numberKind } from './numberKind';

/** An amount in whole eurocents; entered and shown in euros. */
export const cents = numberKind({
  samples: [null, 0, 250, -124995],
  whole: true,
  shape: 'cents',
  unreadable: 'amount',
});
