import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf, ViewOf } from './KindTypes';
import type { ShowProps } from './KindView';
import { BLOCK_HEIGHT, lazyPart } from './lazyPart';
import { Nothing } from './Nothing';
import { nestedText } from './nestedText';
import { RowsTable } from './RowsTable';

type Value = ValueOf<'rows'>;

const RowsShow = (props: ShowProps<Value, OptionsOf<'rows'>>) => {
  const { value, field, scope, name, resource, isCell } = props;
  const translate = useTranslate();
  if (value.length === 0) return <Nothing isCell={isCell} />;
  if (isCell) return translate('kinds.rows.count', { smart_count: value.length });
  return (
    <RowsTable
      fields={field.fields}
      rows={value}
      label={translate(`${scope}.fields.${name}`)}
      scope={`${scope}.rows.${name}`}
      resource={resource}
    />
  );
};

export const rows: ViewOf<'rows'> = {
  Show: RowsShow,
  Input: lazyPart(async () => (await import('./RowsEditor')).RowsEditor, BLOCK_HEIGHT),
  asText: (value, { field, scope, name, resource }, translate, locale) => {
    const context = { scope: `${scope}.rows.${name}`, resource };
    return value.map((row) => nestedText(row, field.fields, context, translate, locale)).join('; ');
  },
  isBlock: true,
};
