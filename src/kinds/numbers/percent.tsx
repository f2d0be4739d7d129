import type { ViewOf } from '../../fields/KindView';
import { numberParts } from './numberParts';
import { numberView } from './numberView';

export const percent: ViewOf<'percent'> = numberView(numberParts.percent);
