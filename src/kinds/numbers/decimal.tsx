import type { ViewOf } from '../../fields/KindTypes';
import { numberView } from './numberView';

export const decimal: ViewOf<'decimal'> = numberView({});
