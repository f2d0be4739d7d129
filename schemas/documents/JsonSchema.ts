type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** As much of JSON Schema as rows need; a value's `format` also decides which input it gets. */
export interface JsonSchema {
  type: JsonType | JsonType[];
  format?:
    | 'colour'
    | 'link'
    | 'html'
    | 'longText'
    | 'date'
    | 'time'
    | 'currency'
    | 'enum'
    | 'enumValue'
    | 'images'
    | 'video'
    | 'media';
  default?: unknown;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** A condition on one value, which JSON Forms judges without compiling its schema. */
interface Rule {
  effect: string;
  condition: { type: 'LEAF'; scope: string; expectedValue: unknown };
}

/** As much of JSON Forms' UI schema as rows need. */
export interface UiElement {
  type: string;
  scope?: string;
  elements?: UiElement[];
  rule?: Rule;
  options?: Record<string, unknown>;
}
