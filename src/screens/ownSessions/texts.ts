import { ownSessions as en } from '../../../i18n/en/screens/ownSessions';
import { ownSessions as nl } from '../../../i18n/nl/screens/ownSessions';
import { addTexts } from '../../ui/screenTexts';

addTexts('ownSessions', { en, nl });
