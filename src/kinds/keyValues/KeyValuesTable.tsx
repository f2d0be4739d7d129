import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { KeyValue, OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { PHONE, TOUCH } from '../../ui/theme/touch';
import { LanguageTabs } from '../perLanguage/LanguageTabs';
import {
  BUTTON_HEIGHT,
  HEAD_HEIGHT,
  ROW_HEIGHT,
  STACKED_ROW_HEIGHT,
  TOUCH_BUTTON_HEIGHT,
  TOUCH_ROW_HEIGHT,
} from './heights';
import { chosenLanguages, rowsIn } from './keyValueRows';

type Options = OptionsOf<'keyValues'>;

/** The height of the buttons that add rows: beneath each other on a phone. */
const addingHeight = ({ hasTemplates = true }: Options) =>
  TOUCH_BUTTON_HEIGHT * (hasTemplates ? 2 : 1);

/** As high as where they are entered, with the buttons that add some below them. */
const tableLook = (field: Options) =>
  ({
    pb: `${BUTTON_HEIGHT}px`,
    // Borders that are shared stand half in the cells.
    '& table': { borderCollapse: 'separate' },
    '& td, & th': { height: ROW_HEIGHT, py: 0 },
    '& thead th': { height: HEAD_HEIGHT },
    [TOUCH]: {
      pb: `${TOUCH_BUTTON_HEIGHT}px`,
      '& tbody > tr > *': { height: TOUCH_ROW_HEIGHT },
    },
    [PHONE]: {
      pb: `${addingHeight(field)}px`,
      ...(field.byLanguage !== undefined && { '& tbody > tr > *': { height: STACKED_ROW_HEIGHT } }),
    },
  }) as const;

const Pairs = ({ rows, field }: { rows: readonly KeyValue[]; field: Options }) => {
  const translate = useTranslate();
  if (rows.length === 0)
    return (
      <Box sx={{ [PHONE]: { minHeight: addingHeight(field) } }}>
        <Nothing />
      </Box>
    );
  return (
    <TableContainer sx={tableLook(field)}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('kinds.keyValues.key')}</TableCell>
            <TableCell>{translate('kinds.keyValues.value')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, key, value }, index) => (
            <TableRow key={id ?? `new ${index}`}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {key}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {value}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

/** Keys and values to be read; by language where the field has them, in tabs of the chosen languages. */
export const KeyValuesTable = (props: ShowProps<ValueOf<'keyValues'>, Options>) => {
  const { value, field, record, labelScope, name } = props;
  const id = useId();
  const languages = chosenLanguages(field, record);
  const [open, setOpen] = useState(languages[0]);
  if (field.byLanguage === undefined) return <Pairs rows={value} field={field} />;
  return (
    <LanguageTabs
      id={id}
      label={labelScope.field(name)}
      languages={languages}
      open={open}
      onOpen={setOpen}
    >
      {(language) => <Pairs rows={rowsIn(value, language)} field={field} />}
    </LanguageTabs>
  );
};
