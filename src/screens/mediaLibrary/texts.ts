import { mediaLibrary as en } from '../../../i18n/en/screens/mediaLibrary';
import { mediaLibrary as nl } from '../../../i18n/nl/screens/mediaLibrary';
import { useTexts } from '../../ui/useTexts';

/** The texts of the media library that no other page needs. */
export const useLibraryTexts = () => useTexts({ en, nl });
