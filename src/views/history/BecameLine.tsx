import './texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../dataProvider/values';
import {
  type AnyField,
  type AnyFields,
  holdsFields,
  type Resource,
  traitsOf,
} from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { type ChangedPart, changedInJson } from '../../fields/inJson';
import { type LabelScope, languageName, useLabels } from '../../fields/labels';
import { PartValue } from '../../fields/PartValue';
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
  isBusy?: boolean;
  /** None where nobody can bring it back. */
  onRestore?: (() => void) | undefined;
}

type SideProps = Omit<Props, 'before' | 'after' | 'isBusy' | 'onRestore'> & { record: Values };

const Nothing = () => {
  const translate = useTranslate();
  return (
    <Typography component="span" variant="body2" sx={{ fontStyle: 'italic' }}>
      {translate('history.empty')}
    </Typography>
  );
};

/** A value as its kind shows it; one that is empty is called so. */
const Side = ({ name, fields, labelScope, resource, record }: SideProps) => {
  const writer = useTextWriter();
  const field = fields[name];
  if (!field) return null;
  const text = textOfField(record[name], { name, field, record, labelScope, resource }, writer);
  if (text === '') return <Nothing />;
  // A sign that something is off looks like a sign that there is nothing.
  if (typeof record[name] === 'boolean') return text;
  // At a file's address is the one that is there by now.
  if (traitsOf(field).isUpload) return text;
  // A picture of the rows is of all of them; here are those that changed.
  if ('drawnAs' in field && field.drawnAs) return text;
  return (
    <FieldScope fields={fields} labelScope={labelScope} resource={resource} record={record}>
      <FieldShow name={name} isCell={!traitsOf(field).holdsFields} />
    </FieldScope>
  );
};

type SidesProps = Omit<Props, 'isBusy' | 'onRestore'>;

/** What it was, and what it became. */
const Became = ({ before, after }: Record<'before' | 'after', ReactNode>) => {
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
        {before}
      </Box>
      <span aria-hidden>→</span>
      <VisuallyHidden>{translate('history.became')}</VisuallyHidden>
      <Box component="span" sx={{ minWidth: 0 }}>
        {after}
      </Box>
    </Box>
  );
};

const Sides = ({ before, after, ...of }: SidesProps) => (
  <Became before={<Side {...of} record={before} />} after={<Side {...of} record={after} />} />
);

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

/** What became of the parts of JSON: of each that is another. */
const InParts = ({ parts, name, labelScope }: { parts: readonly ChangedPart[] } & SidesProps) => {
  const translate = useTranslate();
  const labels = labelScope.parts(name);
  const shown = (part: string, value: unknown): ReactNode => (
    <PartValue part={part} value={value} labels={labels} empty={translate('history.empty')} />
  );
  return parts.map(({ part, before, after }) => (
    <Box key={part} sx={{ mt: 0.5 }}>
      <Typography variant="caption" component="div">
        {labels.field(part)}
      </Typography>
      <Became before={shown(part, before)} after={shown(part, after)} />
    </Box>
  ));
};

/** A field's two sides, as far as they aren't the same. */
const Changed = (of: SidesProps) => {
  const { name, fields, before, after } = of;
  const field = fields[name];
  if (field && isInLanguages(field)) return <InLanguages {...of} />;
  const hasParts = field && traitsOf(field).mergesBy === 'parts';
  const parts = hasParts ? changedInJson(before[name], after[name]) : undefined;
  return parts ? <InParts {...of} parts={parts} /> : <Sides {...of} />;
};

/** What a field was and what it became. */
export const BecameLine = ({ isBusy = false, onRestore, ...of }: Props) => {
  const label = of.labelScope.field(of.name);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5 }}>
      <Box
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', '& a': { pointerEvents: 'none' } }}
      >
        <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Changed {...of} />
      </Box>
      <RestoreButton what={label} isBusy={isBusy} onRestore={onRestore} />
    </Box>
  );
};

type FieldProps = Omit<Props, 'fields' | 'labelScope' | 'resource'> & { definition: Resource };

/** What a field of a record was and what it became. */
export const BecameField = ({ definition, ...of }: FieldProps) => (
  <BecameLine
    {...of}
    fields={definition.fields}
    labelScope={useLabels(definition.name)}
    resource={definition.name}
  />
);
