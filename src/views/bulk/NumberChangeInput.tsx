import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import {
  type AnyField,
  type DataRecord,
  f,
  numberChanges,
  type Resource,
  roundings,
  titleOf,
} from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { fieldOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { BeforeAfter } from '../actions/BeforeAfter';
import { numberAfter, readChange, shapeOf, type TypedChange } from './numberChanges';

interface Props {
  name: string;
  definition: Resource;
  /** The rows whose numbers change. */
  rows: readonly DataRecord[];
  /** None while all are given the same number. */
  change: TypedChange | undefined;
  isChecked: boolean;
  onChange(change: TypedChange | undefined): void;
}

/** Rows whose numbers are shown before they change. */
const SHOWN = 5;

/** What is added to numbers of a field: of its kind, without its bounds. */
const amountField = (field: AnyField, { by }: TypedChange): AnyField =>
  by === 'percent' ? f.percent() : { kind: field.kind };

interface AmountProps extends Omit<Props, 'change' | 'rows'> {
  change: TypedChange;
}

/** How much is added, and what the outcome is rounded to. */
const Amount = ({ name, definition, change, isChecked, onChange }: AmountProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const field = fieldOf(definition, name);
  const shape = shapeOf(field);
  const label = translate(`views.bulk.${change.by === 'percent' ? 'percentage' : 'amount'}`);
  const control = controlsOf(
    { amount: change.amount },
    (_, amount) => onChange({ ...change, amount }),
    () => (isChecked && !readChange(change) ? translate('views.bulk.amountMissing') : undefined),
  );
  return (
    <>
      <FieldScope
        fields={{ amount: amountField(field, change) }}
        labelScope={{ ...labels, field: () => label }}
        resource={definition.name}
        record={{ amount: change.amount }}
        entry={{ id: `change-${name}-${change.by}`, mode: 'optional', useControl: control }}
      >
        <FieldInput name="amount" />
      </FieldScope>
      {(shape === 'amount' || shape === 'cents') && (
        <TextField
          select
          size="small"
          label={translate('views.bulk.rounding')}
          value={change.rounding}
          onChange={({ target }) => {
            const rounding = roundings.find((one) => one === target.value);
            if (rounding) onChange({ ...change, rounding });
          }}
        >
          {roundings.map((rounding) => (
            <MenuItem key={rounding} value={rounding}>
              {translate(`views.bulk.roundings.${rounding}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
};

/** The first rows whose number is known, before and after. */
const Preview = ({
  name,
  definition,
  change,
  rows,
}: Pick<AmountProps, 'name' | 'definition' | 'change'> & Pick<Props, 'rows'>) => {
  const labels = useLabels(definition.name);
  const known = rows.flatMap((row) => {
    const after = numberAfter(definition, name, change, row);
    return after === undefined ? [] : [{ row, after }];
  });
  if (known.length === 0) return null;
  return (
    <BeforeAfter
      lines={known.slice(0, SHOWN).map(({ row, after }) => ({
        key: row.id,
        title: titleOf(definition, row),
        before: row[name],
        after,
      }))}
      rest={known.length - SHOWN}
      field={fieldOf(definition, name)}
      labelScope={labels}
      resource={definition.name}
    />
  );
};

/** Asks what a number becomes in several rows: one for all, or by how much each changes. */
export const NumberChangeInput = ({ change, rows, ...props }: Props) => {
  const { name, definition, onChange } = props;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const choose = (chosen: string) => {
    const by = numberChanges.find((one) => one === chosen);
    if (by === 'set') onChange(undefined);
    else if (by) onChange({ rounding: 'cent', ...change, by, amount: null });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        select
        size="small"
        label={translate('views.bulk.how', { field: labels.field(name) })}
        value={change?.by ?? 'set'}
        onChange={({ target }) => choose(target.value)}
      >
        {numberChanges.map((by) => (
          <MenuItem key={by} value={by}>
            {translate(`views.bulk.by.${by}`)}
          </MenuItem>
        ))}
      </TextField>
      {change ? (
        <>
          <Amount {...props} change={change} />
          <Preview name={name} definition={definition} change={change} rows={rows} />
        </>
      ) : (
        <FieldInput name={name} />
      )}
    </Box>
  );
};
