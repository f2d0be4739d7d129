import { Fragment } from 'react';
import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { ReferredTitle } from './ReferredTitle';
import { titleOfOne } from './referenceTitles';

type Value = ValueOf<'references'>;
type Options = OptionsOf<'references'>;

const ReferencesShow = (props: ShowProps<Value, Options>) => {
  const { value, field, isCell } = props;
  if (value.length === 0) return <Nothing isCell={isCell} />;
  return value.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <ReferredTitle to={field.to} id={id} title={titleOfOne(id, props)} />
    </Fragment>
  ));
};

export const references: ViewOf<'references'> = {
  Show: ReferencesShow,
  asText: (value, context) => value.map((id) => titleOfOne(id, context) ?? String(id)).join(', '),
};
