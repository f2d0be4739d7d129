import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import { textFieldProps } from '../../fields/inputs/textFieldProps';
import type { InputProps } from '../../fields/KindView';
import { lazyPart } from '../lazyPart';
import { codeLabelIn, MAX_LISTED, offeredCodes } from './codeLabels';

type Props = InputProps<ValueOf<'choice'>, OptionsOf<'choice'>>;

const PickCode = lazyPart(
  'PickCode',
  async () => (await import('../../fields/inputs/OptionPicker')).PickOne<string | number>,
);

/** The codes on offer; the one that was stored stays among them while another is being chosen. */
const useOptions = ({ value, field }: Props) => {
  const [stored] = useState(value);
  const kept = [stored, value].flatMap((code) => (code === null || code === '' ? [] : [code]));
  return offeredCodes(field, kept);
};

const CodeSelect = (props: Props) => {
  const translate = useTranslate();
  const labelOf = codeLabelIn(props);
  const options = useOptions(props);
  const { value, onChange, isRequired } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      select
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {!isRequired && <MenuItem value="">{translate('kinds.choice.none')}</MenuItem>}
      {options.map(({ code, isDisabled }) => (
        <MenuItem key={code} value={code} disabled={isDisabled}>
          {labelOf(code)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const CodePicker = (props: Props) => {
  const labelOf = codeLabelIn(props);
  const { value } = props;
  const options = useOptions(props).map(({ code, isDisabled }) => ({
    id: code,
    title: labelOf(code),
    isDisabled,
  }));
  return (
    <PickCode
      {...props}
      options={options}
      value={value === null ? null : { id: value, title: labelOf(value) }}
    />
  );
};

/** One of several codes: from a list, or found by typing where there are many. */
export const ChoiceInput = (props: Props) =>
  props.field.values.length > MAX_LISTED ? <CodePicker {...props} /> : <CodeSelect {...props} />;
