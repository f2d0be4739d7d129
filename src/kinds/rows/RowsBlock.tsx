import Box from '@mui/material/Box';
import { type AnyFields, isKind, type OptionsOf, sourcesOf, type ValueOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { RecordLines } from './RecordLines';
import { RowsCards } from './RowsCards';
import { RowsFieldTable } from './RowsFieldTable';
import { ADD_ROOM, chooserRoom, useIsLined } from './rowsLook';
import { shownFields } from './shownFields';

type Props = ShowProps<ValueOf<'rows'>, OptionsOf<'rows'>>;

const isDeep = ({ layout }: OptionsOf<'rows'>, fields: AnyFields): boolean =>
  layout !== undefined || Object.values(fields).some((inner) => isKind(inner, 'rows'));

/** No rows, in the room of what some are chosen with. */
const NoRows = ({ field }: Pick<Props, 'field'>) =>
  field.chosenFrom && !field.readOnly ? (
    <Box sx={chooserRoom(sourcesOf(field).length, false)}>
      <Nothing />
    </Box>
  ) : (
    <Nothing />
  );

/** Rows to be read in a record: in the lines or cards in which they are entered, with the room of what adds one. */
export const RowsBlock = (props: Props) => {
  const { value, field, labelScope, name, resource } = props;
  const isLined = useIsLined(field);
  const fields = shownFields(field);
  const label = labelScope.field(name);
  const common = { rows: value, labelScope: labelScope.rows(name), resource };
  if (value.length === 0) return <NoRows field={field} />;
  if (field.chosenFrom && !field.readOnly)
    return <RecordLines {...common} field={field} label={label} />;
  const isCards = isDeep(field, fields) || !(field.readOnly || isLined);
  return (
    <Box sx={field.readOnly ? undefined : ADD_ROOM}>
      {isCards ? (
        <RowsCards {...common} fields={fields} layout={field.layout} />
      ) : (
        <RowsFieldTable {...common} fields={fields} label={label} sources={sourcesOf(field)} />
      )}
    </Box>
  );
};
