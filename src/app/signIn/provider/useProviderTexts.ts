import { providerSignIn as en } from '../../../../i18n/en/screens/providerSignIn';
import { providerSignIn as nl } from '../../../../i18n/nl/screens/providerSignIn';
import { useTexts } from '../../../ui/useTexts';

/** The texts of signing in with an organisation's provider. */
export const useProviderTexts = () => useTexts({ en, nl });
