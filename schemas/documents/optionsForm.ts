import type { JsonSchema, UiElement } from './JsonSchema';
import type { RowType } from './RowType';

/** How the options of a row type are edited, with the file it shows among them, for JSON Forms. */
export const optionsForm = ({
  options,
  needs = [],
  media,
  layout,
}: RowType): { schema: JsonSchema; uischema: UiElement } => ({
  schema: {
    type: 'object',
    properties: {
      ...options,
      ...(media && { mediaId: { type: ['integer', 'null'], format: media } }),
    },
    required: [...needs],
  },
  uischema: layout,
});
