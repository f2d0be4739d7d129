import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AnyField } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';
import { textOfField, useTextWriter } from '../../fields/text';

/** What becomes of a value. */
export interface Become {
  readonly key: string | number;
  readonly title: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Props {
  lines: readonly Become[];
  /** How many more there are than are shown. */
  rest: number;
  /** The values are shown as those of this field. */
  field: AnyField;
  labelScope: LabelScope;
  resource: string;
  /** The text for an empty value. */
  nothing?: string;
}

/** Values before a change, and after it. */
export const BeforeAfter = ({ lines, rest, field, labelScope, resource, nothing = '' }: Props) => {
  const translate = useTranslate();
  const writer = useTextWriter();
  const written = (value: unknown) =>
    textOfField(value, { name: '', field, record: {}, labelScope, resource }, writer) || nothing;
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      <Typography variant="caption" color="text.secondary">
        {translate('views.bulk.preview')}
      </Typography>
      {lines.map(({ key, title, before, after }) => (
        <Typography key={key} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${title}: ${written(before)} → ${written(after)}`}
        </Typography>
      ))}
      {rest > 0 && (
        <Typography variant="body2">{translate('views.bulk.previewMore', { rest })}</Typography>
      )}
    </Box>
  );
};
