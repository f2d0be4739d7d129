import { documentList as en } from '../../../i18n/en/filledIn';
import { documentList as nl } from '../../../i18n/nl/filledIn';
import { addTexts } from '../../ui/screenTexts';

addTexts('documentList', { en, nl });
