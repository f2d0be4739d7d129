import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { KeyValue } from '../../schemas';
import { chosenLanguages, KeyValuesInput } from './KeyValuesInput';
import type { OptionsOf, ValueOf, ViewOf } from './KindTypes';
import type { ShowProps } from './KindView';
import { rowsIn } from './keyValueRows';
import { LanguageTabs } from './LanguageTabs';
import { Nothing } from './Nothing';

type Value = ValueOf<'keyValues'>;

const Pairs = ({ rows }: { rows: readonly KeyValue[] }) => {
  const translate = useTranslate();
  if (rows.length === 0) return <Nothing />;
  return (
    <TableContainer>
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

const KeyValuesShow = (props: ShowProps<Value, OptionsOf<'keyValues'>>) => {
  const { value, field, record, scope, name, isCell } = props;
  const translate = useTranslate();
  const id = useId();
  if (isCell)
    return value.length > 0 && translate('kinds.rows.count', { smart_count: value.length });
  if (field.byLanguage === undefined) return <Pairs rows={value} />;
  return (
    <LanguageTabs
      id={id}
      label={translate(`${scope}.fields.${name}`)}
      languages={chosenLanguages(field, record)}
    >
      {(language) => <Pairs rows={rowsIn(value, language)} />}
    </LanguageTabs>
  );
};

const pair = ({ language, key, value }: KeyValue): string =>
  `${language ? `${language} ` : ''}${key}=${value}`;

export const keyValues: ViewOf<'keyValues'> = {
  Show: KeyValuesShow,
  Input: KeyValuesInput,
  asText: (value) => value.map(pair).join('; '),
  isBlock: true,
};
