import { exhibitorMap as en } from '../../../i18n/en/screens/exhibitorMap';
import { exhibitorMap as nl } from '../../../i18n/nl/screens/exhibitorMap';
import { addTexts } from '../../ui/screenTexts';

addTexts('exhibitorMap', { en, nl });
