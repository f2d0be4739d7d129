import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { type AnyField, isRequired, type Mode, type Resource } from '../../../schemas';
import { fieldOf, isEntered, isLocked, viewOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import type { FormMode } from './useRecordForm';

interface Props {
  definition: Resource;
  name: string;
  record: Record<string, unknown>;
  mode: FormMode;
  /** The only field of its tab, which bears its name already. */
  isAlone?: boolean;
}

type PartProps = Omit<Props, 'mode'> & { field: AnyField };
type InputProps = PartProps & { asked: Mode };

const Shown = ({ definition, name, record, field, isAlone }: PartProps) => {
  const labels = useLabels(definition.name);
  const { Show } = viewOf(field);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography
        id={id}
        variant="body2"
        color="text.secondary"
        component="div"
        gutterBottom
        sx={isAlone ? visuallyHidden : undefined}
      >
        {labels.field(name)}
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere', minHeight: 24 }}>
        <Show
          name={name}
          field={field}
          scope={labels.scope}
          record={record}
          resource={definition.name}
          value={record[name]}
        />
      </Typography>
    </Box>
  );
};

const Entered = ({ definition, name, record, field, isAlone, asked }: InputProps) => {
  const labels = useLabels(definition.name);
  const { Input } = viewOf(field);
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ name });
  return (
    <Input
      id={id}
      name={name}
      label={labels.field(name)}
      help={labels.help(name)}
      field={field}
      scope={labels.scope}
      record={record}
      resource={definition.name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      error={error?.message}
      isRequired={isRequired(field, asked)}
      isLabelHidden={isAlone}
    />
  );
};

/** One field of a record's page: shown while it is only read, entered while it is edited. */
export const FieldSlot = ({ mode, ...props }: Props) => {
  const field = fieldOf(props.definition, props.name);
  const asked = mode === 'create' ? 'create' : 'update';
  const isInput = mode !== 'view' && isEntered(field, asked) && !isLocked(field, props.record);
  return isInput ? (
    <Entered {...props} field={field} asked={asked} />
  ) : (
    <Shown {...props} field={field} />
  );
};
