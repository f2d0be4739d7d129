import type { ViewOf } from '../../fields/KindView';
import { numberParts } from './numberParts';
import { numberView } from './numberView';

export const cents: ViewOf<'cents'> = numberView(numberParts.cents);
