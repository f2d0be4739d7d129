import { comments as en } from '../../../i18n/en/comments';
import { comments as nl } from '../../../i18n/nl/comments';
import { addTexts } from '../../ui/screenTexts';

addTexts('comments', { en, nl });
