import {
  MaterialBooleanToggleControl,
  MaterialHorizontalLayout,
  MaterialRadioGroupControl,
  MaterialVerticalLayout,
} from '@jsonforms/material-renderers';
import { dateRenderer } from './fill/date';
import { integerRenderer, numberRenderer } from './fill/number';
import { longTextRenderer, textRenderer } from './fill/text';
import { timeRenderer } from './fill/time';
import { colourRenderer } from './options/colour';
import { enumDefaultRenderer } from './options/enumDefault';
import { enumReferenceRenderer } from './options/enumReference';
import { htmlOptionRenderer } from './options/html';
import { itemsRenderer } from './options/items';
import { linkOptionRenderer } from './options/link';
import { imageOptionRenderer, videoOptionRenderer } from './options/media';
import { elementIs, hasChoices, typeIs } from './testers';

/** Everything that the options of a row are edited with. */
export const optionRenderers = [
  { tester: elementIs('VerticalLayout'), renderer: MaterialVerticalLayout },
  { tester: elementIs('HorizontalLayout'), renderer: MaterialHorizontalLayout },
  { tester: typeIs('boolean'), renderer: MaterialBooleanToggleControl },
  { tester: hasChoices, renderer: MaterialRadioGroupControl },
  textRenderer,
  longTextRenderer,
  integerRenderer,
  numberRenderer,
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
