import { ReferenceInput } from '../../kinds/reference/ReferenceInputs';
import { type ControlInputProps, control } from '../control';
import { fieldContext } from '../fieldContext';
import { formatIs } from '../testers';

const enums = { kind: 'reference', to: 'enums' } as const;

/** An enum, found by its name. */
const EnumReference = ({ value, name, ...props }: ControlInputProps<number | null>) => (
  <ReferenceInput {...props} {...fieldContext(name, enums)} value={value ?? null} />
);

export const enumReferenceRenderer = { tester: formatIs('enum'), renderer: control(EnumReference) };
