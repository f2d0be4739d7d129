import { questionnaireResults as en } from '../../../i18n/en/screens/questionnaireResults';
import { questionnaireResults as nl } from '../../../i18n/nl/screens/questionnaireResults';
import { addTexts } from '../../ui/screenTexts';

addTexts('questionnaireResults', { en, nl });
