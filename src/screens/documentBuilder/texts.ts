import { documentBuilder as en } from '../../../i18n/en/screens/documentBuilder';
import { documentBuilder as nl } from '../../../i18n/nl/screens/documentBuilder';
import { addTexts } from '../../ui/screenTexts';

addTexts('documentBuilder', { en, nl });
