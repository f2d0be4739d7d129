import { dateRenderer } from './fill/date';
import { integerRenderer, numberRenderer } from './fill/number';
import { longTextRenderer, textRenderer } from './fill/text';
import { timeRenderer } from './fill/time';
import { horizontalRenderer, verticalRenderer } from './layouts/stack';
import { choiceRenderer } from './options/choice';
import { colourRenderer } from './options/colour';
import { enumDefaultRenderer } from './options/enumDefault';
import { enumReferenceRenderer } from './options/enumReference';
import { flagRenderer } from './options/flag';
import { htmlOptionRenderer } from './options/html';
import { itemsRenderer } from './options/items';
import { linkOptionRenderer } from './options/link';
import { imageOptionRenderer, videoOptionRenderer } from './options/media';

/** Everything that the options of a row are edited with. */
export const optionRenderers = [
  verticalRenderer,
  horizontalRenderer,
  textRenderer,
  longTextRenderer,
  integerRenderer,
  numberRenderer,
  flagRenderer,
  choiceRenderer,
  dateRenderer,
  timeRenderer,
  colourRenderer,
  linkOptionRenderer,
  htmlOptionRenderer,
  enumReferenceRenderer,
  enumDefaultRenderer,
  imageOptionRenderer,
  videoOptionRenderer,
  itemsRenderer,
];
