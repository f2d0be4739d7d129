import Typography from '@mui/material/Typography';
import { useScopeOf } from './FieldScope';
import { FieldShow } from './FieldShow';

/** A field inside another field, shown under its label. */
export const LabelledShow = ({ name }: { name: string }) => {
  const { labelScope } = useScopeOf(name);
  return (
    <div>
      <Typography variant="body2" component="div" color="text.secondary" gutterBottom>
        {labelScope.field(name)}
      </Typography>
      <FieldShow name={name} />
    </div>
  );
};
