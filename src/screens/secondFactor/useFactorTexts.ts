import { secondFactor as en } from '../../../i18n/en/screens/secondFactor';
import { secondFactor as nl } from '../../../i18n/nl/screens/secondFactor';
import { useTexts } from '../../ui/useTexts';

/** The texts of one's own second factors. */
export const useFactorTexts = () => useTexts({ en, nl });
