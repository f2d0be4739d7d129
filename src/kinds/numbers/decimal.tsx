import type { ViewOf } from '../../fields/KindView';
import { numberView } from './numberView';

export const decimal: ViewOf<'decimal'> = numberView({});
