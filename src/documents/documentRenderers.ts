import { buttonRenderer } from './display/button';
import { dividerRenderer } from './display/divider';
import { htmlRenderer } from './display/html';
import { imageRenderer } from './display/image';
import { linkRenderer } from './display/link';
import { listRenderer } from './display/list';
import { textDisplayRenderer } from './display/text';
import { videoRenderer } from './display/video';
import { booleanRenderer } from './fill/boolean';
import { dateRenderer } from './fill/date';
import { enumRenderer } from './fill/enum';
import { mediaRenderer } from './fill/media';
import { currencyRenderer, integerRenderer, numberRenderer } from './fill/number';
import { longTextRenderer, textRenderer } from './fill/text';
import { timeRenderer } from './fill/time';
import { documentGridRenderer } from './layouts/documentGrid';

/** Everything that a document is drawn with. */
export const documentRenderers = [
  documentGridRenderer,
  textRenderer,
  longTextRenderer,
  integerRenderer,
  numberRenderer,
  currencyRenderer,
  enumRenderer,
  booleanRenderer,
  dateRenderer,
  timeRenderer,
  mediaRenderer,
  buttonRenderer,
  textDisplayRenderer,
  dividerRenderer,
  imageRenderer,
  videoRenderer,
  htmlRenderer,
  linkRenderer,
  listRenderer,
];
