// The way over the wire, for the browser's data provider, for the server and for tests; views get records.
export { bodyOf } from './fields/bodyOf';
export {
  emptyOf,
  parseFields,
  parseValue,
  serializeFields,
  serializeValue,
} from './fields/codec';
export { kindOf } from './fields/isKind';
export { kinds } from './kinds/index';
export { readNumber } from './kinds/numbers/numberKind';
export { filterQuery } from './resource/filterQuery';
export { besideRows, listQuery, pageQuery } from './resource/listQuery';
export { parseRecord, sentFields, serializeRecord } from './resource/record';
