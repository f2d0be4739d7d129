import { useTranslate } from 'react-admin';
import { allowsAll, type OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { ColourDot } from '../../ui/ColourDot';
import { Nothing } from '../../ui/Nothing';
import { ReferredTitle } from './ReferredTitle';
import { ownColour, ownTitle } from './referenceTitles';

type Options = OptionsOf<'reference'>;

const ReferenceShow = ({ value, field, record, isCell }: ShowProps<number | null, Options>) => {
  const translate = useTranslate();
  const title = ownTitle(value, field, record);
  if (value === 0 && allowsAll(field)) return translate('kinds.reference.all');
  if (value === null) return title || <Nothing isCell={isCell} />;
  const colour = ownColour(field, record);
  return (
    <>
      {colour && <ColourDot colour={colour} />}
      <ReferredTitle to={field.to} id={value} title={title} />
    </>
  );
};

export const reference: ViewOf<'reference'> = {
  width: 480,
  Show: ReferenceShow,
  asText: (value, { field, record }, { translate }) =>
    (value === 0 && allowsAll(field) && translate('kinds.reference.all')) ||
    ownTitle(value, field, record) ||
    (value === null ? '' : String(value)),
};
