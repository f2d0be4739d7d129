import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { nested } from '../../schemas';
import type { OptionsOf, ValueOf } from './KindTypes';
import type { InputProps } from './KindView';
import { LabelledGroup } from './LabelledGroup';
import { NestedInputs } from './NestedInputs';
import { useRowKeys } from './useRowKeys';

type Value = ValueOf<'rows'>;
type Props = InputProps<Value, OptionsOf<'rows'>>;

interface CardProps extends Omit<Props, 'value' | 'onChange'> {
  index: number;
  row: Value[number];
  onChange(row: Value[number]): void;
  onRemove(): void;
}

const RowCard = ({ id, label, index, row, onChange, onRemove, ...props }: CardProps) => {
  const { field, name, scope, isDisabled } = props;
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={translate('kinds.rows.row', { label, number: index + 1 })}
      sx={{ p: 2, pt: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {index + 1}
        </Typography>
        <IconButton
          size="small"
          edge="end"
          disabled={isDisabled}
          aria-label={translate('kinds.rows.remove', { label, number: index + 1 })}
          onClick={onRemove}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      <NestedInputs
        id={`${id}-${index}`}
        fields={field.fields}
        values={row}
        onChange={(values) => onChange({ ...values, id: row.id })}
        onBlur={props.onBlur}
        hasFailed={Boolean(props.error)}
        isDisabled={isDisabled}
        scope={`${scope}.rows.${name}`}
        resource={props.resource}
      />
    </Paper>
  );
};

/** Rows of fields to be entered: a card each, with buttons to add and take away. */
export const RowsEditor = (props: Props) => {
  const { value, onChange, field, isDisabled } = props;
  const translate = useTranslate();
  const { keys, added, removed } = useRowKeys(value.length);

  const add = () => {
    added();
    onChange([...value, { ...nested.empty(field.fields), id: null }]);
  };
  const remove = (index: number) => {
    removed(index);
    onChange(value.toSpliced(index, 1));
  };

  return (
    <LabelledGroup {...props}>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 1 }}>
        {value.map((row, index) => (
          <RowCard
            key={keys[index]}
            {...props}
            index={index}
            row={row}
            onChange={(next) => onChange(value.with(index, next))}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Button
        size="small"
        startIcon={<Add />}
        ref={props.inputRef}
        disabled={isDisabled}
        onClick={add}
      >
        {translate('kinds.rows.add')}
      </Button>
    </LabelledGroup>
  );
};
