import type { ViewOf } from './KindTypes';
import { euros } from './numbers';
import { numberView } from './numberView';

export const cents: ViewOf<'cents'> = numberView({
  shown: { style: 'currency', currency: 'EUR', ...euros },
  typed: euros,
  decimals: 2,
  scale: 100,
  start: '€',
});
