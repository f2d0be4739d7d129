import { type FieldOf, isKind } from '../fields/isKind';
import type { AnyField, AnyFields } from '../kinds/Kind';
import { type AvailableLanguages, languagesCall } from '../kinds/perLanguage';

/** Blocks by language, of which a call answers which languages they can have. */
export type ChoosyField = FieldOf<'perLanguage'> & { available: AvailableLanguages };

const isChoosy = (field: AnyField): field is ChoosyField =>
  isKind(field, 'perLanguage') && languagesCall(field) !== undefined;

/** The fields whose languages a call answers. */
export const choosyFields = (fields: AnyFields): readonly (readonly [string, ChoosyField])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isChoosy(field) ? [[name, field] as const] : [],
  );
