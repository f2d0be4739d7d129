import { useTranslate } from 'react-admin';
import type { KeyValue, OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { BLOCK_HEIGHT, lazyPart } from '../lazyPart';

type Props = ShowProps<ValueOf<'keyValues'>, OptionsOf<'keyValues'>>;

const KeyValuesTable = lazyPart<Props>(
  'KeyValuesTable',
  async () => (await import('./KeyValuesTable')).KeyValuesTable,
  BLOCK_HEIGHT,
);

const KeyValuesShow = (props: Props) => {
  const translate = useTranslate();
  if (!props.isCell) return <KeyValuesTable {...props} />;
  const count = props.value.length;
  return count > 0 && translate('kinds.rows.count', { smart_count: count });
};

const pair = ({ language, key, value }: KeyValue): string =>
  `${language ? `${language} ` : ''}${key}=${value}`;

export const keyValues: ViewOf<'keyValues'> = {
  Show: KeyValuesShow,
  asText: (value) => value.map(pair).join('; '),
  prepare: KeyValuesTable.prepare,
  isBlock: true,
};
