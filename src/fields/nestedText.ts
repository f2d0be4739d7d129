import type { AnyFields } from '../../schemas';
import type { Translate } from './KindTypes';
import type { FieldContext } from './KindView';
import { nestedView } from './nestedView';

/** The values of fields inside a field as one text, for an exported table; empty ones are left out. */
export const nestedText = (
  values: Readonly<Record<string, unknown>>,
  fields: AnyFields,
  context: Pick<FieldContext, 'scope' | 'resource'>,
  translate: Translate,
  locale: string,
): string =>
  Object.entries(fields)
    .map(([name, field]) =>
      nestedView(field).asText(
        values[name],
        { ...context, name, field, record: values },
        translate,
        locale,
      ),
    )
    .filter((text) => text !== '')
    .join(', ');
