import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ShowProps } from './KindView';
import { nestedView } from './nestedView';

/** A field inside another field, shown under its label. */
export const NestedShow = (props: ShowProps<unknown>) => {
  const translate = useTranslate();
  const { Show } = nestedView(props.field);
  return (
    <div>
      <Typography variant="body2" component="div" color="text.secondary" gutterBottom>
        {translate(`${props.scope}.fields.${props.name}`)}
      </Typography>
      <Show {...props} />
    </div>
  );
};
