import { useState } from 'react';
import { asFilter } from './asFilter';
import type { OptionsOf, ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { Nothing } from './Nothing';
import { PickOne } from './OptionPicker';
import { ReferenceChoices } from './ReferenceChoices';
import { ReferredTitle } from './ReferredTitle';
import { ownTitle } from './referenceTitles';

type Options = OptionsOf<'reference'>;

const ReferenceShow = ({ value, field, record, isCell }: ShowProps<number | null, Options>) => {
  const title = ownTitle(value, field, record);
  if (value === null) return title || <Nothing isCell={isCell} />;
  return <ReferredTitle to={field.to} id={value} title={title} />;
};

const ReferenceInput = (props: InputProps<number | null, Options>) => {
  const { value, field, record } = props;
  const [stored] = useState({ id: value, title: ownTitle(value, field, record) });
  const known = value === stored.id ? stored.title : '';
  return (
    <ReferenceChoices context={props} chosen={value === null || known ? [] : [value]}>
      {({ titleOf, ...choices }) => {
        const option = choices.options.find(({ id }) => id === value);
        const title = option?.title || known || (value !== null && titleOf?.(value));
        return (
          <PickOne
            {...props}
            {...choices}
            value={value === null ? null : { id: value, title: title || `#${value}` }}
          />
        );
      }}
    </ReferenceChoices>
  );
};

export const reference: ViewOf<'reference'> = {
  Show: ReferenceShow,
  Input: ReferenceInput,
  Filter: asFilter(ReferenceInput, null),
  asText: (value, { field, record }) =>
    ownTitle(value, field, record) || (value === null ? '' : String(value)),
};
