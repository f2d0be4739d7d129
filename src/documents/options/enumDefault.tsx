import { useJsonForms } from '@jsonforms/react';
import { useTranslate } from 'react-admin';
import { type ControlInputProps, control } from '../control';
import { DropdownChoice } from '../fill/EnumChoice';
import { formatIs } from '../testers';
import { useEnumValues } from '../useEnumValues';

/** The value that a choice starts with: one of the enum that is chosen beside it. */
const EnumDefault = ({ value, ...props }: ControlInputProps<number | null>) => {
  const translate = useTranslate();
  const { core } = useJsonForms();
  const { values, isLoading, hasFailed } = useEnumValues(core?.data.enumId);
  const isKnown = values.some(({ id }) => id === value);
  const options =
    typeof value === 'number' && !isKnown ? [...values, { id: value, title: `#${value}` }] : values;
  return (
    <DropdownChoice
      {...props}
      options={options}
      value={value ?? null}
      placeholder=""
      isDisabled={props.isDisabled || isLoading || options.length === 0}
      help={hasFailed ? translate('kinds.picker.failed') : props.help}
    />
  );
};

export const enumDefaultRenderer = {
  tester: formatIs('enumValue'),
  renderer: control(EnumDefault),
};
