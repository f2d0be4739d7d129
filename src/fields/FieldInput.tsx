import { isRequired, isShown } from '../../schemas';
import { useScopeOf } from './FieldScope';
import { useEntryOf } from './registry';

interface Props {
  name: string;
  /** The label already stands above; it is for screen readers only. */
  isLabelHidden?: boolean;
}

const leaveAlone = () => undefined;

/** The input of a field of the scope around it. */
export const FieldInput = ({ name, isLabelHidden }: Props) => {
  const { entry, field, labelScope, resource, record, holder, adviceOn } = useScopeOf(name);
  if (!entry) throw new Error(`"${name}" is only read here.`);
  const { id, mode, isDisabled, useControl } = entry;
  const { onBlur = leaveAlone, ...control } = useControl(name);
  const { Input, Filter = Input } = useEntryOf()(field);
  const Entry = mode === 'filter' ? Filter : Input;
  const demands = mode === 'create' || mode === 'update';
  return (
    <Entry
      {...control}
      onBlur={onBlur}
      id={`${id}-${name}`}
      name={name}
      field={field}
      label={labelScope.field(name)}
      help={
        adviceOn?.(name) ??
        (demands && isShown({ when: field.helpWhen }, record) ? labelScope.help(name) : undefined)
      }
      labelScope={labelScope}
      resource={resource}
      record={record}
      holder={holder}
      isRequired={demands && isRequired(field, mode)}
      isLabelHidden={isLabelHidden}
      isDisabled={isDisabled}
    />
  );
};
