import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import { type Labelled, textFieldProps } from '../../fields/inputs/textFieldProps';
import type { EnumValue } from '../useEnumValues';

interface Common extends Labelled {
  options: readonly EnumValue[];
  placeholder: string;
}

interface OneProps extends Common {
  value: number | null;
  onChange(value: number | null): void;
}

interface SeveralProps extends Common {
  value: readonly number[];
  onChange(value: number[]): void;
}

/** One value from a list that opens. */
export const DropdownChoice = ({ options, placeholder, ...props }: OneProps) => {
  const translate = useTranslate();
  const { value, onChange } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      select
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{
        select: { displayEmpty: placeholder !== '' },
        inputLabel: { shrink: placeholder !== '' || undefined },
      }}
    >
      <MenuItem value="">{placeholder || translate('kinds.choice.none')}</MenuItem>
      {options.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** One value of those that all stand there. */
export const RadioChoice = ({ options, placeholder, ...props }: OneProps) => {
  const { id, value, onChange } = props;
  return (
    <LabelledGroup {...props} help={props.help || placeholder}>
      <RadioGroup
        name={id}
        // The group around it has the name already.
        role="none"
        value={value ?? ''}
        onChange={(_, chosen) => onChange(Number(chosen))}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.id}
            value={option.id}
            label={option.title}
            disabled={props.isDisabled}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </LabelledGroup>
  );
};

/** Any number of values, each with a box to tick. */
export const CheckboxChoice = ({ options, placeholder, ...props }: SeveralProps) => {
  const { value, onChange } = props;
  const toggle = (id: number, isOn: boolean) => {
    const chosen = options.filter((option) =>
      option.id === id ? isOn : value.includes(option.id),
    );
    onChange(chosen.map((option) => option.id));
  };
  return (
    <LabelledGroup {...props} help={props.help || placeholder}>
      {options.map(({ id, title }) => (
        <FormControlLabel
          key={id}
          label={title}
          disabled={props.isDisabled}
          sx={{ display: 'flex' }}
          control={
            <Checkbox checked={value.includes(id)} onChange={(_, isOn) => toggle(id, isOn)} />
          }
        />
      ))}
    </LabelledGroup>
  );
};
