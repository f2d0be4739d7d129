import type { ViewOf } from './KindTypes';
import { euros } from './numbers';
import { numberView } from './numberView';

export const money: ViewOf<'money'> = numberView({
  shown: { style: 'currency', currency: 'EUR', ...euros },
  typed: euros,
  decimals: 2,
  start: '€',
});
