import { home as en } from '../../../i18n/en/screens/home';
import { home as nl } from '../../../i18n/nl/screens/home';
import { addTexts } from '../../ui/screenTexts';

addTexts('home', { en, nl });
