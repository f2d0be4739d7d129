import type { AnyField } from '../kinds/Kind';
import { isKind } from './isKind';

/** The other field that defines what a value means, if one does. */
export const decidedBy = (field: AnyField): string | undefined =>
  isKind(field, 'variant') ? field.by : undefined;
