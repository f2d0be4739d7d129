import type { Resource } from '../../../schemas';
import type { Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { inOrder } from '../subLists/inOrder';
import { fieldOf, rowsIn } from '../subLists/SubList';

/** The pictures of a record of which the first stands before its name; none where that is a field of its own. */
const picturesOf = ({ thumbnail = '', subLists }: Resource) => {
  const spec = subLists[thumbnail];
  return spec?.pictures && { name: thumbnail, spec };
};

/** The field that a list's row takes its picture from, where it keeps several. */
export const pictureField = (definition: Resource): readonly string[] => {
  const pictures = picturesOf(definition);
  return pictures ? [fieldOf(pictures)] : [];
};

/** The first of a record's pictures as the record carries them all, for the row of a list. */
export const firstPicture = (definition: Resource, row: Row): Values => {
  const pictures = picturesOf(definition);
  if (!pictures) return {};
  const { spec } = pictures;
  const [first] = inOrder(spec, rowsIn(pictures, row));
  const shown = first && {
    [spec.idField]: first[spec.idField],
    ...answerFields(first, spec.fields),
  };
  return { [fieldOf(pictures)]: shown ? [shown] : [] };
};
