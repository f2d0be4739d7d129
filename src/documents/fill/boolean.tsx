import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ControlInputProps, control, textOption } from '../control';
import { typeIs } from '../testers';

/** Something that is ticked or not. */
export const BooleanFill = ({ id, value, onChange, ...props }: ControlInputProps<boolean>) => {
  const message = props.error || props.help || textOption(props.row, 'placeholder');
  return (
    <div>
      <FormControlLabel
        label={props.label}
        disabled={props.isDisabled}
        required={props.isRequired}
        control={
          <Checkbox
            id={id}
            checked={value === true}
            required={false}
            onChange={(_, isOn) => onChange(isOn)}
            onBlur={props.onBlur}
            slotProps={{
              input: {
                'aria-invalid': Boolean(props.error),
                'aria-required': props.isRequired,
                'aria-describedby': message ? `${id}-message` : undefined,
              },
            }}
          />
        }
      />
      {message && (
        <FormHelperText id={`${id}-message`} error={Boolean(props.error)}>
          {message}
        </FormHelperText>
      )}
    </div>
  );
};

export const booleanRenderer = { tester: typeIs('boolean'), renderer: control(BooleanFill) };
