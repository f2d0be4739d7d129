import { week as en } from '../../../i18n/en/week';
import { week as nl } from '../../../i18n/nl/week';
import { addTexts } from '../../ui/screenTexts';

// Screens that show a week bring its texts along.
addTexts('week', { en, nl });
