import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTranslate } from 'react-admin';
import { type Access, rights } from '../../schemas';
import { LabelledGroup } from '../fields/inputs/LabelledGroup';
import type { InputProps } from '../fields/KindView';

/** A box for each right. */
export const AccessInput = (props: InputProps<Access>) => {
  const { value, onChange, isDisabled } = props;
  const translate = useTranslate();
  return (
    <LabelledGroup {...props}>
      <FormGroup row>
        {rights.map((right) => (
          <FormControlLabel
            key={right}
            label={translate(`rights.${right}`)}
            disabled={isDisabled}
            control={
              <Checkbox
                size="small"
                checked={value[right]}
                onChange={(_, isOn) => onChange({ ...value, [right]: isOn })}
              />
            }
          />
        ))}
      </FormGroup>
    </LabelledGroup>
  );
};
