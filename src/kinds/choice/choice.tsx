import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import { textFieldProps } from '../../fields/inputs/textFieldProps';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { ToneChip } from '../../ui/ToneChip';
import { asFilter } from '../asFilter';
import { lazyPart } from '../lazyPart';
import { codeLabelIn, MAX_LISTED, offeredCodes } from './codeLabels';

type Value = ValueOf<'choice'>;
type Props = InputProps<Value, OptionsOf<'choice'>>;

const PickCode = lazyPart(
  async () => (await import('../../fields/inputs/OptionPicker')).PickOne<string | number>,
);

const ChoiceShow = ({ value, isCell, ...context }: ShowProps<Value, OptionsOf<'choice'>>) => {
  const labelOf = codeLabelIn(context);
  if (value === null || value === '') return <Nothing isCell={isCell} />;
  const { tones } = context.field;
  return tones ? (
    <ToneChip label={labelOf(value)} tone={tones[value] ?? 'default'} />
  ) : (
    labelOf(value)
  );
};

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

const ChoiceInput = (props: Props) =>
  props.field.values.length > MAX_LISTED ? <CodePicker {...props} /> : <CodeSelect {...props} />;

export const choice: ViewOf<'choice'> = {
  Show: ChoiceShow,
  Input: ChoiceInput,
  Filter: asFilter(ChoiceInput, null),
  asText: (value, context) => (value === null ? '' : codeLabelIn(context)(value)),
};
