import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isBlank } from '../../schemas';
import type { LabelScope } from './labels';

interface Props {
  part: string;
  value: unknown;
  /** The words of the parts. */
  labels: Pick<LabelScope, 'code'>;
  /** What is shown where there is nothing. */
  empty: string;
}

/** What a part of JSON holds, in words as far as there are any. */
export const PartValue = ({ part, value, labels, empty }: Props) => {
  const translate = useTranslate();
  if (isBlank(value))
    return (
      <Typography component="span" variant="body2" sx={{ fontStyle: 'italic' }}>
        {empty}
      </Typography>
    );
  if (typeof value === 'boolean') return translate(value ? 'kinds.flag.yes' : 'kinds.flag.no');
  return typeof value === 'string' ? labels.code(part, value) : JSON.stringify(value);
};
