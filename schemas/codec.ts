// The way over the wire, for the browser's data provider, for the server and for tests; views get records.
export {
  emptyOf,
  kindOf,
  parseFields,
  parseValue,
  serializeFields,
  serializeValue,
} from './fields/codec';
export { kinds } from './kinds/index';
export { readNumber } from './kinds/numbers/numberKind';
export { parseRecord, sentFields, serializeRecord } from './resource/record';
