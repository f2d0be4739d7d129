import FormHelperText from '@mui/material/FormHelperText';
import { useLocale, useTranslate } from 'react-admin';
import type { OptionsOf } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';
import { numberFormat } from '../../ui/format/formatters';
import { tooLittle } from '../../ui/theme/contrast';

type Props = Pick<FieldContext<OptionsOf<'colour'>>, 'field' | 'record' | 'labelScope'> & {
  value: string;
};

/** Warns that what is written in this colour can hardly be read on the colour that it stands on. */
export const Unreadable = ({ value, field, record, labelScope }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { readableOn } = field;
  if (readableOn === undefined) return null;
  const ratio = tooLittle(String(record[readableOn] ?? ''), value);
  return (
    <FormHelperText component="div" role="status" sx={{ color: 'warning.main', m: 0 }}>
      {ratio !== null &&
        translate('kinds.colour.unreadable', {
          on: labelScope.field(readableOn),
          ratio: numberFormat(locale, { minimumFractionDigits: 1 }).format(ratio),
        })}
    </FormHelperText>
  );
};
