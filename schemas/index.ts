export { dayAt, daysAfter, wallClock } from './days/days';
export { shownDay } from './days/shownDay';
// What reads and writes files imports the rest from there: the pages that everybody opens do without it.
export type { FileColumn } from './exchange/columns';
export type {
  FileHead,
  ImportLine,
  ImportProgress,
  LineCounts,
  LineState,
} from './exchange/imports';
export { checkChanged } from './fields/asStored';
export {
  checkFields,
  checkValue,
  inOwnWords,
  isRequired,
  isShown,
  type Mode,
} from './fields/check';
export { emptyValues } from './fields/codec';
export { decidedBy } from './fields/decidedBy';
export { type FieldsRecord, f } from './fields/field';
export { outermost } from './fields/holder';
export {
  type FieldOf,
  holdsFields,
  isFile,
  isKind,
  longestOf,
  type OptionsOf,
  refers,
  traitsOf,
  type ValueOf,
  valuesOf,
} from './fields/isKind';
export { type ReferencePlace, referencesIn } from './fields/referencesIn';
export { type Source, sourceOf, sourcesOf } from './fields/sources';
export { isObject } from './isObject';
export { type Access, isGranted, type Right, readAccess, rights } from './kinds/accessFlags';
export { bearsIds, isChosenOnce, sourceNames } from './kinds/chosenFrom';
export type { KindName, Kinds } from './kinds/index';
export {
  type AnyField,
  type AnyFields,
  type NumberShape,
  nameToFilter,
  nameToRead,
  nameToSend,
  type Problem,
  type Writer,
} from './kinds/Kind';
export type { KeyValue } from './kinds/keyValues';
export { type FieldLayout, type RowLayout, sectionsOf } from './kinds/layout';
export { type MessageKey, messageKeys } from './kinds/messages';
export {
  type AvailableLanguages,
  areTheirOwn,
  contentLanguages,
  fieldsIn,
  languageCode,
  languagesCall,
  languagesFrom,
  type PerLanguage,
} from './kinds/perLanguage';
export { allowsAll, colourFieldOf, noneOf } from './kinds/reference';
export type { RowsLook } from './kinds/rows';
export { isMask } from './kinds/secret';
export { limitsOf } from './kinds/upload';
export { variantField } from './kinds/variant';
export { type ActionSpec, action, type ChoosesSpec, fieldsOfAction } from './resource/action';
export {
  type CallSpec,
  type Method,
  newRecordUpload,
  REPLACE_BY,
  SUMMARY,
  WITH_EMPTY,
  WITH_VERSIONS,
} from './resource/call';
export {
  changedNumber,
  type NumberChange,
  numberChanges,
  roundings,
} from './resource/changedNumber';
export { checkRecord, refusedEntry } from './resource/check';
export { type ChoosyField, choosyFields } from './resource/choosyFields';
export type { CommonLabels } from './resource/commonLabels';
export { definePage } from './resource/definePage';
export { defineResource } from './resource/defineResource';
export { type Fact, fieldsOfFace } from './resource/face';
export type { ScreenFunction } from './resource/functions';
export type { IconName } from './resource/icons';
export type { ExportsSpec, ImportsSpec } from './resource/imports';
export type { Labels, ResourceLabels } from './resource/labels';
export { type LinkSpec, link } from './resource/link';
export { isChangedInList } from './resource/list';
export {
  addressedPart,
  columnsKey,
  firstOrder,
  isViewAlone,
  listMeta,
  namedColumns,
  openedSearch,
  showsView,
} from './resource/listAddress';
export {
  columnNames,
  columnsThatMayBeEmpty,
  fieldsOfColumn,
  filterFieldsOf,
  filterNames,
  moreColumnNames,
} from './resource/listed';
export { SEARCH_MINIMUM } from './resource/listQuery';
export { type ModuleKey, moduleKeys } from './resource/modules';
export { movedSecrets, secretsToEnter } from './resource/movedSecrets';
export {
  type ChildrenSpec,
  children,
  type OverviewSpec,
  ownChildren,
  type QuerySpec,
  query,
} from './resource/parts';
export {
  type ComparedVersions,
  comparedVersions,
  isBesideForm,
  type Picture,
  pictureName,
} from './resource/picture';
export {
  PUBLICATION,
  type PublicationState,
  type PublishSpec,
  REPUBLISH,
  UNPUBLISH,
} from './resource/publishing';
export { type Range, type RangePart, rangesOf } from './resource/ranges';
export {
  belongsTo,
  type DataRecord,
  emptyRecord,
  enteredFields,
  fillPath,
  isFilled,
  isOpen,
  titleOf,
} from './resource/record';
export type { Reader } from './resource/recordFunctions';
export type { RecordOf, Resource } from './resource/resource';
export type { RowCall } from './resource/rowCall';
export type { PageName, PictureName, ScreenName } from './resource/screens';
export { firstFilled, sharingFields } from './resource/shared';
export { type PicturesSpec, type SubListSpec, subList } from './resource/subList';
export type { UploadSpec } from './resource/upload';
export {
  NO_VIEW,
  readColumns,
  readViewQuery,
  VIEW,
  VIEW_COLUMNS,
  type ViewState,
  writeViewQuery,
} from './resource/viewQuery';
export { writerOf } from './resource/writer';
export { isBlank } from './text/blank';
export { foldText } from './text/fold';
export { withoutEnds } from './text/withoutEnds';
export { holdsWords, wordsOf } from './text/words';
