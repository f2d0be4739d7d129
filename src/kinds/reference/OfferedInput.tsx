import { useEffect, useRef } from 'react';
import { isBlank, type OptionsOf, type Problem, type ValueOf } from '../../../schemas';
import { PickOne } from '../../fields/inputs/OptionPicker';
import type { InputProps } from '../../fields/KindView';
import { useProblemText } from '../../fields/useProblemText';
import { useToast } from '../../ui/toasts';
import { useOfferedChoices } from './useOfferedChoices';

type Value = ValueOf<'offered'>;
type Props = InputProps<Value, OptionsOf<'offered'>>;

/** What stands for a choice whose title came without an id. */
const NO_ID = 0;

/** Lets go of what was chosen once the field before it has another value. */
const useFollowing = ({ field: { by }, record, value, onChange }: Props) => {
  const before = by === undefined ? undefined : record[by];
  const last = useRef(before);
  useEffect(() => {
    if (last.current === before) return;
    last.current = before;
    if (value !== null) onChange(null);
  }, [before, value, onChange]);
};

const Choices = (props: Props) => {
  const { value, field, onChange } = props;
  const {
    data = [],
    isFetching,
    onSearch,
    searched,
  } = useOfferedChoices(field.choices, {
    ...props,
    field: { kind: field.kind },
  });
  const chosen = value && { id: value.id ?? NO_ID, title: value.title };
  const choose = (id: number | null) => {
    const option = data.find((one) => one.id === id);
    if (option) onChange({ id: option.id, title: option.title });
    else if (id === null) onChange(null);
  };
  return (
    <PickOne
      {...props}
      options={data}
      isLoading={isFetching}
      onSearch={onSearch}
      searched={searched}
      value={chosen}
      onChange={choose}
    />
  );
};

/** Names what has to be chosen before, where the choices would be. */
const NothingYet = (props: Props) => {
  const { field, labelScope, resource, onChange } = props;
  const textOf = useProblemText(resource);
  const toast = useToast();
  const own = field.messages?.chooseFirst;
  const problem: Problem<string> = { message: own ?? 'chooseFirst' };
  const text = textOf({ ...problem, params: { name: labelScope.field(field.by ?? '') } });
  return (
    <PickOne
      {...props}
      options={[]}
      value={null}
      noOptions={text}
      onOpen={() => toast.error(text)}
      onChange={() => onChange(null)}
    />
  );
};

/** One of what a call offers, once the field that it depends on is filled. */
export const OfferedInput = (props: Props) => {
  const { field, record } = props;
  useFollowing(props);
  const isFirst = field.by !== undefined && isBlank(record[field.by]);
  return isFirst ? <NothingYet {...props} /> : <Choices {...props} />;
};
