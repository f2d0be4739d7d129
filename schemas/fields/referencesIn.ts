import { bearsIds, sourceNames } from '../kinds/chosenFrom';
import type { AnyField, AnyFields } from '../kinds/Kind';
import { perObject } from '../perObject';
import { type FieldOf, isKind, refers, traitsOf } from './isKind';

/** A place among fields where records of another resource are referred to. */
export interface ReferencePlace {
  /** The resource that is referred to. */
  readonly to: string;
  /** The fields on the way to it: rows or blocks of languages, and at the end the one that refers. */
  readonly path: readonly string[];
  /** What the last field holds: an id, several, or rows that bear the ids of the records they stand for. */
  readonly holds: 'id' | 'ids' | 'rows';
  /** Whether what holds the reference can't be without it. */
  readonly isRequired: boolean;
  /** The row that holds the reference stands for it, and is nothing without it. */
  readonly isRow?: boolean;
  /** It refers only where this field beside it has this code. */
  readonly when?: { readonly field: string; readonly code: string };
}

type Place = Omit<ReferencePlace, 'path'> & { readonly path?: readonly string[] };

const ofVariant = ({ by, of }: FieldOf<'variant'>, isRequired: boolean): readonly Place[] =>
  Object.entries(of).flatMap(([code, field]) =>
    placesOf(field).map((place) => ({
      ...place,
      isRequired: isRequired || place.isRequired,
      when: { field: by, code },
    })),
  );

const placesOf = (field: AnyField): readonly Place[] => {
  const isRequired = field.required === true;
  if (refers(field)) {
    const holds = traitsOf(field).refers === 'one' ? 'id' : 'ids';
    return field.to === undefined ? [] : [{ to: field.to, holds, isRequired }];
  }
  if (isKind(field, 'variant')) return ofVariant(field, isRequired);
  if (isKind(field, 'perLanguage')) return referencesIn(field.fields);
  if (!isKind(field, 'rows')) return [];
  const { chosenFrom, fields } = field;
  const sources = sourceNames(chosenFrom);
  return [
    ...(bearsIds(chosenFrom)
      ? [{ to: chosenFrom.to, holds: 'rows' as const, isRequired: false }]
      : []),
    ...referencesIn(fields).map((place) =>
      sources.includes(place.path.join('.')) ? { ...place, isRow: true } : place,
    ),
  ];
};

/**
 * All places among fields that refer to records, those within rows, languages and variants included. Each deletion looks
 * through the fields of all definitions.
 */
export const referencesIn = perObject((fields: AnyFields): readonly ReferencePlace[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    placesOf(field).map(({ path = [], ...place }) => ({ ...place, path: [name, ...path] })),
  ),
);
