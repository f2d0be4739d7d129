import type { ViewOf } from './KindTypes';
import { numberView } from './numberView';

export const decimal: ViewOf<'decimal'> = numberView({});
