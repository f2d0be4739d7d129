import type { ViewOf } from '../../fields/KindView';
import { numberParts } from './numberParts';
import { numberView } from './numberView';

export const integer: ViewOf<'integer'> = numberView(numberParts.integer);
