import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import type { OptionsOf, ValueOf } from '../../../schemas';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { InputProps } from '../../fields/KindView';
import { asFilter } from '../asFilter';
import { lazyPart } from '../lazyPart';
import { codeLabelIn, MAX_LISTED, offeredCodes } from './codeLabels';

type Value = ValueOf<'choices'>;
type Props = InputProps<Value, OptionsOf<'choices'>>;

const PickCodes = lazyPart(
  'PickCodes',
  async () => (await import('../../fields/inputs/OptionPicker')).PickSeveral<string | number>,
);

/** Codes in the order of the definition, and the last one kept where the field asks for it. */
const useChange =
  ({ value, field, onChange }: Props) =>
  (chosen: Value) => {
    if (chosen.length === 0 && field.keepsLast) onChange([...value]);
    else onChange(field.values.filter((code) => chosen.includes(code)));
  };

const CodeBoxes = (props: Props) => {
  const { value, field } = props;
  const labelOf = codeLabelIn(props);
  const [stored] = useState(value);
  const change = useChange(props);
  const toggle = (code: Value[number], isOn: boolean) =>
    change(isOn ? [...value, code] : value.filter((other) => other !== code));
  return (
    <LabelledGroup {...props}>
      <FormGroup row>
        {offeredCodes(field, stored).map(({ code, isDisabled }) => (
          <FormControlLabel
            key={code}
            label={labelOf(code)}
            disabled={props.isDisabled || (isDisabled && !value.includes(code))}
            control={
              <Checkbox
                size="small"
                checked={value.includes(code)}
                onChange={(_, isOn) => toggle(code, isOn)}
              />
            }
          />
        ))}
      </FormGroup>
    </LabelledGroup>
  );
};

const CodePicker = (props: Props) => {
  const { value, field } = props;
  const labelOf = codeLabelIn(props);
  const [stored] = useState(value);
  const change = useChange(props);
  const asOption = (code: Value[number]) => ({ id: code, title: labelOf(code) });
  const options = offeredCodes(field, stored).map(({ code, isDisabled }) => ({
    ...asOption(code),
    isDisabled,
  }));
  return <PickCodes {...props} options={options} value={value.map(asOption)} onChange={change} />;
};

/** Several codes: a box for each, or found by typing where there are many. */
export const ChoicesInput = (props: Props) =>
  props.field.values.length > MAX_LISTED ? <CodePicker {...props} /> : <CodeBoxes {...props} />;

const AnyOf = asFilter<Value, OptionsOf<'choices'>>(CodePicker, []);

/** A filter can always be emptied. */
export const ChoicesFilter = (props: InputProps<Value | '', OptionsOf<'choices'>>) => (
  <AnyOf {...props} field={{ ...props.field, keepsLast: false }} />
);
