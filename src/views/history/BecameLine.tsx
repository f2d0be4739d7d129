import './texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../dataProvider/values';
import { type AnyFields, traitsOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import type { LabelScope } from '../../fields/labels';
import { textOfField, useTextWriter } from '../../fields/text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { RestoreButton } from './RestoreButton';

interface Props {
  name: string;
  fields: AnyFields;
  labelScope: LabelScope;
  resource: string;
  /** The record, or the row, around the value. */
  before: Values;
  after: Values;
  isBusy: boolean;
  /** None where nobody can bring it back. */
  onRestore: (() => void) | undefined;
}

type SideProps = Omit<Props, 'before' | 'after' | 'isBusy' | 'onRestore'> & { record: Values };

/** A value as its kind shows it; one that is empty is called so. */
const Side = ({ name, fields, labelScope, resource, record }: SideProps) => {
  const translate = useTranslate();
  const writer = useTextWriter();
  const field = fields[name];
  if (!field) return null;
  const text = textOfField(record[name], { name, field, record, labelScope, resource }, writer);
  if (text === '')
    return (
      <Typography component="span" variant="body2" sx={{ fontStyle: 'italic' }}>
        {translate('history.empty')}
      </Typography>
    );
  return (
    <FieldScope fields={fields} labelScope={labelScope} resource={resource} record={record}>
      <FieldShow name={name} isCell={!traitsOf(field).holdsFields} />
    </FieldScope>
  );
};

/** What a field was and what it became. */
export const BecameLine = ({ before, after, isBusy, onRestore, ...of }: Props) => {
  const translate = useTranslate();
  const label = of.labelScope.field(of.name);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5 }}>
      <Box
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', '& a': { pointerEvents: 'none' } }}
      >
        <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            typography: 'body2',
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary', minWidth: 0 }}>
            <Side {...of} record={before} />
          </Box>
          <span aria-hidden>→</span>
          <VisuallyHidden>{translate('history.became')}</VisuallyHidden>
          <Box component="span" sx={{ minWidth: 0 }}>
            <Side {...of} record={after} />
          </Box>
        </Box>
      </Box>
      <RestoreButton what={label} isBusy={isBusy} onRestore={onRestore} />
    </Box>
  );
};
