import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import look from './choicesRoom.module.css';
import { codeLabelIn, MAX_LISTED, offeredCodes } from './codeLabels';

/** The room of the boxes that codes are ticked in: none where they are found by typing, in one line. */
export const ChoicesRoom = (props: ShowProps<ValueOf<'choices'>, OptionsOf<'choices'>>) => {
  const { value, field } = props;
  if (field.values.length > MAX_LISTED) return null;
  const labelOf = codeLabelIn(props);
  return (
    <div className={look.boxes}>
      {offeredCodes(field, value).map(({ code }) => (
        <span key={code} className={look.box} data-text={labelOf(code)} />
      ))}
    </div>
  );
};
