import { follows as en } from '../../../i18n/en/follows';
import { follows as nl } from '../../../i18n/nl/follows';
import { addTexts } from '../../ui/screenTexts';

addTexts('follows', { en, nl });
