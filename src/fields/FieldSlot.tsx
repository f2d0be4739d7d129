import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { isWriter } from '../../dataProvider/session';
import type { Writer } from '../../schemas';
import { FieldInput } from './FieldInput';
import { useScopeOf } from './FieldScope';
import { FieldShow } from './FieldShow';
import { isEntered, isLocked } from './fields';
import { WrittenBy } from './WrittenBy';

interface Props {
  name: string;
  /** The only field of its tab, which bears its name already. */
  isAlone: boolean;
}

const Shown = ({ name, isAlone, writer }: Props & { writer?: Writer }) => {
  const { labelScope } = useScopeOf(name);
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
        {labelScope.field(name)}
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere', minHeight: 24 }}>
        <FieldShow name={name} />
      </Typography>
      <WrittenBy writer={writer} />
    </Box>
  );
};

/** One field of a record or a row: shown while it is only read, entered while it is edited. */
export const FieldSlot = ({ name, isAlone }: Props) => {
  const { entry, field, record } = useScopeOf(name);
  const mode = entry?.mode === 'create' ? 'create' : 'update';
  const isOffered = entry && isEntered(field, mode) && !isLocked(field, record);
  return isOffered && isWriter(field.writtenBy) ? (
    <FieldInput name={name} isLabelHidden={isAlone} />
  ) : (
    <Shown name={name} isAlone={isAlone} writer={isOffered ? field.writtenBy : undefined} />
  );
};
