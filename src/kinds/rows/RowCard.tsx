import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type OptionsOf, type Problem, sourceOf, type ValueOf } from '../../../schemas';
import type { InputProps } from '../../fields/KindView';
import { NestedInputs } from '../../fields/NestedInputs';
import { ReferredTitle } from '../reference/ReferredTitle';
import type { RowPlace } from './RowPlace';
import { columnsLook, LINE_LOOK, RECORD_LOOK, TITLE_LOOK } from './rowsLook';
import { besideChosen, shownFields } from './shownFields';

type Value = ValueOf<'rows'>;
type Props = InputProps<Value, OptionsOf<'rows'>>;

export interface RowProps extends Omit<Props, 'value' | 'onChange'>, RowPlace {
  index: number;
  row: Value[number];
  /** What is wrong with its fields beside the other rows, by name. */
  problems?: Readonly<Record<string, Problem>>;
  onChange(row: Value[number]): void;
  onRemove(): void;
}

interface InputsProps extends RowProps {
  isLine?: boolean;
}

const RowInputs = ({
  id,
  index,
  row,
  onChange,
  field,
  name,
  labelScope,
  ...props
}: InputsProps) => (
  <NestedInputs
    id={`${id}-${index}`}
    fields={field.fields}
    layout={field.layout}
    isLine={props.isLine}
    values={row}
    onChange={(values) => onChange({ ...values, id: row.id })}
    onBlur={props.onBlur}
    hasFailed={Boolean(props.error)}
    problems={props.problems}
    isDisabled={props.isDisabled}
    labelScope={labelScope.rows(name)}
    resource={props.resource}
  />
);

const RemoveButton = ({ label, index, isDisabled, onRemove }: RowProps) => {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      edge="end"
      disabled={isDisabled}
      aria-label={translate('kinds.rows.remove', { label, number: index + 1 })}
      onClick={onRemove}
    >
      <DeleteOutlined fontSize="small" />
    </IconButton>
  );
};

/** A row as a card of its own. */
export const RowCard = (props: RowProps) => {
  const { label, index, handle, tools } = props;
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={translate('kinds.rows.row', { label, number: index + 1 })}
      sx={{ p: 2, pt: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        {handle}
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {index + 1}
        </Typography>
        {tools}
        <RemoveButton {...props} />
      </Box>
      <RowInputs {...props} />
    </Paper>
  );
};

/** A row below the names of its columns. */
export const RowLine = (props: RowProps) => {
  const { label, index, field } = props;
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('kinds.rows.row', { label, number: index + 1 })}
      sx={[columnsLook(Object.keys(shownFields(field)).length), LINE_LOOK]}
    >
      <RowInputs {...props} isLine />
      <RemoveButton {...props} />
    </Box>
  );
};

/** A row that stands for a record, on one line: its title, and what is entered beside it. */
export const RecordLine = (props: RowProps) => {
  const { index, row, field, handle, tools } = props;
  const translate = useTranslate();
  const source = sourceOf(field, row);
  const title = String(row[source?.titleIn ?? ''] ?? '');
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={title || translate('kinds.rows.row', { label: props.label, number: index + 1 })}
      sx={RECORD_LOOK}
    >
      {handle}
      <Box sx={TITLE_LOOK}>
        {source && <ReferredTitle to={source.to} id={Number(row[source.idField])} title={title} />}
      </Box>
      <Box sx={{ flex: '0 1 auto' }}>
        <RowInputs {...props} field={{ ...field, fields: besideChosen(field) }} />
      </Box>
      <Box sx={{ ml: 'auto' }}>
        {tools}
        <RemoveButton {...props} label={title || props.label} />
      </Box>
    </Paper>
  );
};
