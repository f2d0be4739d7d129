import type { ViewOf } from '../../fields/KindView';
import { numberView } from './numberView';

export const integer: ViewOf<'integer'> = numberView({ isWhole: true });
