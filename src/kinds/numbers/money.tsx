import type { ViewOf } from '../../fields/KindView';
import { euros } from '../../ui/format/numbers';
import { numberView } from './numberView';

export const money: ViewOf<'money'> = numberView({
  shown: { style: 'currency', currency: 'EUR', ...euros },
  typed: euros,
  start: '€',
});
