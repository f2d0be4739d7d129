import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { type ControlInputProps, control, textOption } from '../control';
import { formatIs } from '../testers';
import { type EnumValue, useEnumValues } from '../useEnumValues';
import { CheckboxChoice, DropdownChoice, RadioChoice } from './EnumChoice';

type Value = number | null | readonly number[];

const listed = (value: Value | undefined): readonly number[] => {
  if (typeof value === 'number') return [value];
  return value ?? [];
};

/** The values on offer, and those that were chosen once and are gone or of another language. */
const withChosen = (options: readonly EnumValue[], value: Value): readonly EnumValue[] => {
  const gone = listed(value).filter((id) => !options.some((option) => option.id === id));
  return [...options, ...gone.map((id) => ({ id, title: `#${id}` }))];
};

/** A choice of the values of an enum, in the way that the row specifies. */
export const EnumFill = ({ value, row, ...props }: ControlInputProps<Value>) => {
  const translate = useTranslate();
  const { values, isLoading, hasFailed, retry } = useEnumValues(row?.options.enumId);
  if (isLoading) return <Skeleton variant="rounded" height={40} />;
  if (hasFailed)
    return (
      <LabelledGroup {...props} error={translate('kinds.picker.failed')}>
        <Button variant="outlined" onClick={retry}>
          {translate('documents.retry')}
        </Button>
      </LabelledGroup>
    );
  const mode = row?.options.enumDisplayMode;
  const options = withChosen(values, value);
  const common = { ...props, options, placeholder: textOption(row, 'placeholder') };
  if (mode === 'checkbox') return <CheckboxChoice {...common} value={listed(value)} />;
  const one = { ...common, value: listed(value)[0] ?? null };
  return mode === 'radio' ? <RadioChoice {...one} /> : <DropdownChoice {...one} />;
};

export const enumRenderer = { tester: formatIs('enumValue'), renderer: control(EnumFill) };
