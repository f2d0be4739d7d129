import type { ViewOf } from '../../fields/KindView';
import { numberParts } from './numberParts';
import { numberView } from './numberView';

export const decimal: ViewOf<'decimal'> = numberView(numberParts.decimal);
