import { booleanRenderer } from './fill/boolean';
import { dateRenderer } from './fill/date';
import { enumRenderer } from './fill/enum';
import { mediaRenderer } from './fill/media';
import { currencyRenderer, integerRenderer, numberRenderer } from './fill/number';
import { longTextRenderer, textRenderer } from './fill/text';
import { timeRenderer } from './fill/time';
import { documentGridRenderer } from './layouts/documentGrid';
import { buttonRenderer } from './looks/button';
import { dividerRenderer } from './looks/divider';
import { htmlRenderer } from './looks/html';
import { imageRenderer } from './looks/image';
import { linkRenderer } from './looks/link';
import { listRenderer } from './looks/list';
import { textLookRenderer } from './looks/text';
import { videoRenderer } from './looks/video';

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
  textLookRenderer,
  dividerRenderer,
  imageRenderer,
  videoRenderer,
  htmlRenderer,
  linkRenderer,
  listRenderer,
];
