import { salesReports as en } from '../../../i18n/en/screens/salesReports';
import { salesReports as nl } from '../../../i18n/nl/screens/salesReports';
import { addTexts } from '../../ui/screenTexts';

addTexts('salesReports', { en, nl });
