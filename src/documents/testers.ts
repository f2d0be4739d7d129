import {
  type RankedTester,
  rankWith,
  schemaMatches,
  schemaTypeIs,
  uiTypeIs,
} from '@jsonforms/core';
import type { JsonSchema } from '../../schemas/documents';
import { ranks } from './ranks';

/** Takes an element of the UI schema by its type. */
export const elementIs = (type: string): RankedTester => rankWith(ranks.layout, uiTypeIs(type));

/** Takes a value by its type. */
export const typeIs = (type: string): RankedTester => rankWith(ranks.type, schemaTypeIs(type));

/** Takes a text that is one of several. */
export const hasChoices: RankedTester = rankWith(
  ranks.choices,
  schemaMatches((schema) => schema.enum !== undefined),
);

/** Takes a value by its format, of whatever type it is. */
export const formatIs = (format: NonNullable<JsonSchema['format']>): RankedTester =>
  rankWith(
    ranks.format,
    schemaMatches((schema) => schema.format === format),
  );
