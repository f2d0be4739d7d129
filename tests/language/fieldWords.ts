import type { AnyField, KindName, OptionsOf } from '../../schemas';
import type {
  AvailableLanguages,
  LanguagesFrom,
  SameRows,
  TranslateOptions,
} from '../../schemas/kinds/perLanguage';
import type { Choices } from '../../schemas/kinds/reference';
import { part } from './language';
import { named, type Reader } from './Reader';

type Options = { [K in KindName]: OptionsOf<K> }[KindName];

const choices = part<Choices>()('choices', {
  query: null,
  in: null,
  fn: null,
  method: null,
  path: null,
  body: null,
  args: null,
  search: null,
});

/** Fields, by their names. */
export const fields: Reader = (part, note) => named(field)(part, note);

/** A field of any kind: what all kinds can say, and what only some can. */
export const field = part<AnyField | Options>()('field', {
  kind: null,
  required: null,
  messages: null,
  default: null,
  readOnly: null,
  renamedFrom: null,
  wire: null,
  filterAs: null,
  readAs: null,
  sendAs: null,
  within: null,
  fromAddress: null,
  only: null,
  formOnly: null,
  derived: null,
  when: null,
  readOnlyWhen: null,
  writtenBy: null,
  helpWhen: null,
  atLeast: null,
  with: null,
  atMost: null,
  saveWith: part<NonNullable<AnyField['saveWith']>>()('saveWith', {
    fn: null,
    method: null,
    path: null,
    idArg: null,
    read: null,
  }),
  unique: null,
  copied: null,
  fromServer: null,
  // Texts.
  maxLength: null,
  takes: null,
  generates: null,
  isCode: null,
  format: null,
  minHeight: null,
  language: null,
  allows: null,
  masked: null,
  sentTo: null,
  readableOn: null,
  // Numbers, days and times.
  min: null,
  max: null,
  unit: null,
  ungrouped: null,
  upTo: null,
  long: null,
  clock: null,
  endsDay: null,
  startsOn: null,
  as: null,
  // Codes.
  values: null,
  labels: null,
  notOffered: null,
  formerly: null,
  tones: null,
  keepsLast: null,
  whenMissing: null,
  // Other records.
  to: null,
  choices,
  titleIn: null,
  means: null,
  fills: null,
  carries: null,
  idField: null,
  // Files.
  address: null,
  upload: null,
  ahead: null,
  part: null,
  accept: null,
  maxBytes: null,
  remove: null,
  // Fields within it.
  fields,
  by: null,
  of: fields,
  layout: null,
  numberedBy: null,

  reorder: null,
  chosenFrom: null,
  drawnAs: null,
  requires: null,
  byLanguage: null,
  hasTemplates: null,
  inOneAtLeast: null,
  languages: null,
  available: part<AvailableLanguages | LanguagesFrom>()('available', {
    by: null,
    field: null,
    fn: null,
    method: null,
    path: null,
    answeredIn: null,
    firstIn: null,
    default: null,
  }),
  sameRows: part<SameRows>()('sameRows', { field: null, by: null }),
  mirrorsFirst: null,
  translate: part<TranslateOptions>()('translate', {
    fn: null,
    available: null,
    fields: null,
  }),
});
