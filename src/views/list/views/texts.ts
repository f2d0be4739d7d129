import { listViews as en } from '../../../../i18n/en/listViews';
import { listViews as nl } from '../../../../i18n/nl/listViews';
import { addTexts } from '../../../ui/screenTexts';

addTexts('listViews', { en, nl });
