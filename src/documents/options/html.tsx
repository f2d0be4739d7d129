import { CodeInput } from '../../kinds/code/CodeInput';
import { type ControlInputProps, control } from '../control';
import { formatIs } from '../testers';

const MIN_HEIGHT = 240;

const HtmlOption = ({ value, ...props }: ControlInputProps<string>) => (
  <CodeInput {...props} value={value ?? ''} language="html" minHeight={MIN_HEIGHT} />
);

export const htmlOptionRenderer = { tester: formatIs('html'), renderer: control(HtmlOption) };
