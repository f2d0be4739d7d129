import './texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../dataProvider/values';
import { type AnyField, type AnyFields, holdsFields, traitsOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { type LabelScope, languageName } from '../../fields/labels';
import { textOfField, useTextWriter } from '../../fields/text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { changedInLanguages } from './inLanguages';
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

type SidesProps = Omit<Props, 'isBusy' | 'onRestore'>;

/** What it was, and what it became. */
const Sides = ({ before, after, ...of }: SidesProps) => {
  const translate = useTranslate();
  return (
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
  );
};

const isInLanguages = (field: AnyField): boolean => traitsOf(field).mergesBy === 'blocks';

/** What became of texts in several languages: of each language, what is another in it. */
const InLanguages = ({ name, fields, labelScope, resource, before, after }: SidesProps) => {
  const translate = useTranslate();
  const field = fields[name];
  if (!field || !holdsFields(field)) return null;
  const labels = labelScope.rows(name);
  return changedInLanguages(field, before[name], after[name]).map(
    ({ language, name: inner, ...sides }) => (
      <Box key={`${language} ${inner}`} sx={{ mt: 0.5 }}>
        <Typography variant="caption" component="div">
          {`${languageName(language, translate)} · ${labels.field(inner)}`}
        </Typography>
        <Sides
          {...sides}
          name={inner}
          fields={field.fields}
          labelScope={labels}
          resource={resource}
        />
      </Box>
    ),
  );
};

/** What a field was and what it became. */
export const BecameLine = ({ isBusy, onRestore, ...of }: Props) => {
  const label = of.labelScope.field(of.name);
  const field = of.fields[of.name];
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5 }}>
      <Box
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', '& a': { pointerEvents: 'none' } }}
      >
        <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {field && isInLanguages(field) ? <InLanguages {...of} /> : <Sides {...of} />}
      </Box>
      <RestoreButton what={label} isBusy={isBusy} onRestore={onRestore} />
    </Box>
  );
};
