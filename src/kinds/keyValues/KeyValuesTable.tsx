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
import { TOUCH } from '../../ui/theme/touch';
import { LanguageTabs } from '../perLanguage/LanguageTabs';
import { HEAD_HEIGHT, ROW_HEIGHT, TOUCH_ROW_HEIGHT } from './heights';
import { chosenLanguages, rowsIn } from './keyValueRows';

/** As high as where they are entered, with the buttons that add some below them. */
const tableLook = {
  pb: '34px',
  // Borders that are shared stand half in the cells.
  '& table': { borderCollapse: 'separate' },
  '& td, & th': { height: ROW_HEIGHT, py: 0 },
  '& thead th': { height: HEAD_HEIGHT },
  [TOUCH]: { pb: '44px', '& tbody > tr > *': { height: TOUCH_ROW_HEIGHT } },
} as const;

const Pairs = ({ rows }: { rows: readonly KeyValue[] }) => {
  const translate = useTranslate();
  if (rows.length === 0) return <Nothing />;
  return (
    <TableContainer sx={tableLook}>
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
export const KeyValuesTable = (props: ShowProps<ValueOf<'keyValues'>, OptionsOf<'keyValues'>>) => {
  const { value, field, record, labelScope, name } = props;
  const id = useId();
  const languages = chosenLanguages(field, record);
  const [open, setOpen] = useState(languages[0]);
  if (field.byLanguage === undefined) return <Pairs rows={value} />;
  return (
    <LanguageTabs
      id={id}
      label={labelScope.field(name)}
      languages={languages}
      open={open}
      onOpen={setOpen}
    >
      {(language) => <Pairs rows={rowsIn(value, language)} />}
    </LanguageTabs>
  );
};
