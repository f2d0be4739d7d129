import { TextInput } from '../fields/inputs/TextInput';
import { entriesOf } from '../fields/registry';
import { AccessInput } from './AccessInput';
import { AccessRoom } from './AccessRoom';
import { asFilter } from './asFilter';
import { ChoiceInput } from './choice/ChoiceInput';
import { ChoicesFilter, ChoicesInput } from './choice/ChoicesInput';
import { ChoicesRoom } from './choice/ChoicesRoom';
import { JsonInput, SourceInput } from './code/CodeInput';
import { ColourRoom } from './colour/ColourRoom';
import { DateInput } from './dates/DateInput';
import { DateTimeInput } from './dates/DateTimeInput';
import { TimeInput } from './dates/TimeInput';
import { EmailInput } from './EmailInput';
import { FlagFilter, FlagInput } from './FlagInput';
import { BLOCK_HEIGHT, lazyPart } from './lazyPart';
import { numberEntry } from './numbers/numberEntry';
import { numberParts } from './numbers/numberParts';
import { PhoneInput } from './PhoneInput';
import { blockHeight } from './perLanguage/blockHeight';
import { ReferencesRoom } from './reference/ReferencesRoom';
import { RichTextInput } from './richText/RichTextInput';
import { SecretInput } from './SecretInput';
import { SlugInput } from './SlugInput';
import { AnyTextInput } from './text/AnyTextInput';
import { LongTextInput } from './text/LongTextInput';
import { UrlInput } from './UrlInput';
import { FileInput, ImageInput } from './upload/UploadInput';
import { VariantInput } from './VariantInput';
import { WeekdaysInput } from './WeekdaysInput';
import { WeekdaysRoom } from './WeekdaysRoom';

const ReferenceInput = lazyPart(
  'ReferenceInput',
  async () => (await import('./reference/ReferenceInputs')).ReferenceInput,
);
const ReferencesInput = lazyPart(
  'ReferencesInput',
  async () => (await import('./reference/ReferenceInputs')).ReferencesInput,
);
const TagsInput = lazyPart('TagsInput', async () => (await import('./TagsInput')).TagsInput);

/** How each field kind is entered, in a form and in a list's filter bar. What few forms have is loaded with them. */
export const entryOf = entriesOf({
  accessFlags: { Input: AccessInput, Room: AccessRoom },
  address: { Input: TextInput },
  cents: numberEntry(numberParts.cents),
  choice: { Input: ChoiceInput, Filter: asFilter(ChoiceInput, null) },
  choices: { Input: ChoicesInput, Filter: ChoicesFilter, Room: ChoicesRoom },
  code: { Input: SourceInput, Filter: TextInput },
  colour: {
    Input: lazyPart(
      'ColourInput',
      async () => (await import('./colour/ColourInput')).ColourInput,
      undefined,
      ColourRoom,
    ),
    Filter: TextInput,
    Room: ColourRoom,
  },
  country: {
    Input: lazyPart(
      'CountryInput',
      async () => (await import('./country/CountryInput')).CountryInput,
    ),
  },
  date: { Input: DateInput, Filter: asFilter(DateInput, null) },
  dateTime: { Input: DateTimeInput, Filter: asFilter(DateTimeInput, null) },
  decimal: numberEntry(numberParts.decimal),
  email: { Input: EmailInput },
  file: { Input: FileInput },
  fileSize: numberEntry(numberParts.integer),
  flag: { Input: FlagInput, Filter: FlagFilter },
  image: { Input: ImageInput },
  integer: numberEntry(numberParts.integer),
  json: { Input: JsonInput, Filter: TextInput },
  keyValues: {
    Input: lazyPart(
      'KeyValuesInput',
      async () => (await import('./keyValues/KeyValuesInput')).KeyValuesInput,
      BLOCK_HEIGHT,
    ),
  },
  longText: { Input: LongTextInput, Filter: TextInput },
  money: numberEntry(numberParts.money),
  offered: {
    Input: lazyPart(
      'OfferedInput',
      async () => (await import('./reference/OfferedInput')).OfferedInput,
    ),
  },
  percent: numberEntry(numberParts.percent),
  perLanguage: {
    Input: lazyPart(
      'PerLanguageInput',
      async () => (await import('./perLanguage/PerLanguageInput')).PerLanguageInput,
      blockHeight,
    ),
  },
  phone: { Input: PhoneInput },
  reference: { Input: ReferenceInput, Filter: asFilter(ReferenceInput, null) },
  references: {
    Input: ReferencesInput,
    Filter: asFilter(ReferencesInput, []),
    Room: ReferencesRoom,
  },
  richText: { Input: RichTextInput, Filter: TextInput },
  rows: {
    Input: lazyPart(
      'RowsInput',
      async () => (await import('./rows/RowsInput')).RowsInput,
      BLOCK_HEIGHT,
    ),
  },
  secret: { Input: SecretInput },
  slug: { Input: SlugInput, Filter: TextInput },
  tags: { Input: TagsInput, Filter: asFilter(TagsInput, []) },
  text: { Input: AnyTextInput, Filter: TextInput },
  time: { Input: TimeInput, Filter: asFilter(TimeInput, null) },
  url: { Input: UrlInput },
  variant: { Input: VariantInput },
  weekdays: { Input: WeekdaysInput, Filter: asFilter(WeekdaysInput, null), Room: WeekdaysRoom },
});
