import { history as en } from '../../../i18n/en/history';
import { history as nl } from '../../../i18n/nl/history';
import { addTexts } from '../../ui/screenTexts';

addTexts('history', { en, nl });
