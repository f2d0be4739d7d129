import { documents as en } from '../../i18n/en/documents';
import { documents as nl } from '../../i18n/nl/documents';
import { addTexts } from '../ui/screenTexts';

addTexts('documents', { en, nl });
