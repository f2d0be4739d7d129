import { Fragment } from 'react';
import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { ReferredTitle } from './ReferredTitle';
import { ownChoices } from './referenceTitles';

type Value = ValueOf<'references'>;
type Options = OptionsOf<'references'>;

const ReferencesShow = ({ value, field, record, isCell }: ShowProps<Value, Options>) => {
  if (value.length === 0) return <Nothing isCell={isCell} />;
  const own = ownChoices(field, record);
  return value.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <ReferredTitle to={field.to} id={id} title={own.find((one) => one.id === id)?.title} />
    </Fragment>
  ));
};

export const references: ViewOf<'references'> = {
  Show: ReferencesShow,
  asText: (value, { field, record }) =>
    value
      .map((id) => ownChoices(field, record).find((one) => one.id === id)?.title ?? String(id))
      .join(', '),
};
