import type { ViewOf } from '../../fields/KindView';
import { numberParts } from './numberParts';
import { numberView } from './numberView';

export const money: ViewOf<'money'> = numberView(numberParts.money);
