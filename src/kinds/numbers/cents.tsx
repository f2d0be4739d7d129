import type { ViewOf } from '../../fields/KindView';
import { euros } from '../../ui/format/numbers';
import { numberView } from './numberView';

export const cents: ViewOf<'cents'> = numberView({
  shown: { style: 'currency', currency: 'EUR', ...euros },
  typed: euros,
  decimals: 2,
  scale: 100,
  start: '€',
});
