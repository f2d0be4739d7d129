import type { ViewOf } from './KindTypes';
import { numberView } from './numberView';

export const integer: ViewOf<'integer'> = numberView({ isWhole: true });
