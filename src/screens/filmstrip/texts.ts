import { filmstrip as en } from '../../../i18n/en/screens/filmstrip';
import { filmstrip as nl } from '../../../i18n/nl/screens/filmstrip';
import { useTexts } from '../../ui/useTexts';

/** The texts of the filmstrip. */
export const useStripTexts = () => useTexts({ en, nl });
