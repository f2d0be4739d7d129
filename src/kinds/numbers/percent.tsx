import type { ViewOf } from '../../fields/KindView';
import { numberView } from './numberView';

export const percent: ViewOf<'percent'> = numberView({
  shown: { style: 'percent', maximumFractionDigits: 6 },
  shownScale: 100,
  end: '%',
});
