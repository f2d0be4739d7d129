import type { Problem } from '../kinds/Kind';
import type { JsonSchema, UiElement } from './JsonSchema';

/** The code of each row type on the wire. */
export const rowCodes = {
  string: 1,
  integer: 2,
  float: 3,
  enum: 4,
  boolean: 5,
  date: 6,
  time: 7,
  button: 8,
  imageInput: 10,
  fileInput: 11,
  text: 30,
  divider: 31,
  image: 32,
  video: 33,
  html: 34,
  link: 35,
  list: 36,
} as const;

export type RowName = keyof typeof rowCodes;
export type RowCode = (typeof rowCodes)[RowName];
export type RowOptions = Readonly<Record<string, unknown>>;

/** What a person fills in. */
export interface RowValue {
  /** What fits, as JSON Schema. */
  schema(options: RowOptions): JsonSchema;
  /** Whether nothing is filled in; blank text, `null` and an empty list are empty everywhere. */
  isEmpty?(value: unknown): boolean;
  /** Whether a filled value is right beyond the schema. */
  check?(value: unknown, options: RowOptions): Problem | undefined;
}

/** One type of row: its options, how they are edited, and what a person fills in. */
export interface RowType<Name extends RowName = RowName> {
  code: (typeof rowCodes)[Name];
  name: Name;
  /** Belongs to the input form: it asks for a value, or is a button. */
  isInput: boolean;
  /** The options as JSON Schema, each with its default. */
  options: Readonly<Record<string, JsonSchema>>;
  /** Options that must be filled before the row can be used. */
  needs?: readonly string[];
  /** What `mediaId` points to, where the row shows a file of its own. */
  media?: 'images' | 'video';
  /** How the options are edited, as UI schema. */
  layout: UiElement;
  /** Absent where nothing is filled in. */
  value?: RowValue;
}

/** A row of a document, as browser and server work with it. */
export interface DocumentRow {
  id: number;
  order: number;
  type: RowCode;
  options: RowOptions;
  mediaId: number | null;
  translationId: number;
}
