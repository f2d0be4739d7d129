import { isRequired } from '../../schemas';
import { useScopeOf } from './FieldScope';
import { useEntryOf } from './registry';
import { useHelp } from './useHelp';

interface Props {
  name: string;
  /** The label already stands above; it is for screen readers only. */
  isLabelHidden?: boolean;
}

const leaveAlone = () => undefined;

/** The input of a field of the scope around it. */
export const FieldInput = ({ name, isLabelHidden }: Props) => {
  const { entry, field, labelScope, resource, record, holder } = useScopeOf(name);
  const help = useHelp(name);
  if (!entry) throw new Error(`"${name}" is only read here.`);
  const { id, mode, isDisabled, useControl } = entry;
  const { onBlur = leaveAlone, ...control } = useControl(name);
  const { Input, Filter = Input } = useEntryOf()(field);
  const Entry = mode === 'filter' ? Filter : Input;
  const demands = mode === 'create' || mode === 'update';
  const isDemanded = demands && isRequired(field, mode);
  return (
    <Entry
      {...control}
      onBlur={onBlur}
      id={`${id}-${name}`}
      name={name}
      field={field}
      label={labelScope.field(name)}
      help={help}
      labelScope={labelScope}
      resource={resource}
      record={record}
      holder={holder}
      isRequired={isDemanded}
      isOptional={demands && !isDemanded}
      isLabelHidden={isLabelHidden}
      isDisabled={isDisabled}
    />
  );
};
