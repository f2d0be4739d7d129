import { secondStep as en } from '../../../i18n/en/screens/secondStep';
import { secondStep as nl } from '../../../i18n/nl/screens/secondStep';
import { useTexts } from '../../ui/useTexts';

/** The texts of being asked for a second factor. */
export const useSecondStepTexts = () => useTexts({ en, nl });
