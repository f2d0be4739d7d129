import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { BoxesRoom } from './BoxesRoom';
import { codeLabelIn, MAX_LISTED, offeredCodes } from './codeLabels';

/** The room of the boxes that codes are ticked in: none where they are found by typing, in one line. */
export const ChoicesRoom = (props: ShowProps<ValueOf<'choices'>, OptionsOf<'choices'>>) => {
  const { value, field } = props;
  if (field.values.length > MAX_LISTED) return null;
  const labelOf = codeLabelIn(props);
  return <BoxesRoom labels={offeredCodes(field, value).map(({ code }) => labelOf(code))} />;
};
