import type { ViewOf } from '../../fields/KindTypes';
import { numberView } from './numberView';

export const integer: ViewOf<'integer'> = numberView({ isWhole: true });
