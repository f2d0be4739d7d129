import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/optimisations/values.module.css';
import { ToneChip } from '../../ui/ToneChip';
import { anyCodeLabelIn, codeLabelIn } from './codeLabels';

type Value = ValueOf<'choices'>;
type Props = ShowProps<Value, OptionsOf<'choices'>>;

const labelsIn = (context: Pick<Props, 'field' | 'labelScope' | 'name'>) =>
  context.field.takes === 'others' ? anyCodeLabelIn(context) : codeLabelIn(context);

/** Codes of another system, one below the other: what each is called, and what that system calls it. */
const CodeList = ({
  value,
  labelOf,
}: {
  value: Value;
  labelOf: (code: Value[number]) => string;
}) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
    {value.map((code) => (
      <li key={code}>
        {labelOf(code)}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {code}
        </Typography>
      </li>
    ))}
  </Box>
);

const ChoicesShow = ({ value, isCell, ...context }: Props) => {
  const labelOf = labelsIn(context);
  if (context.field.takes === 'others' && !isCell && value.length > 0)
    return <CodeList value={value} labelOf={labelOf} />;
  if (value.length === 0) return <Nothing isCell={isCell} />;
  const { tones } = context.field;
  if (!tones) return value.map(labelOf).join(', ');
  return (
    <span className={look.chips}>
      {value.map((code) => (
        <ToneChip key={code} label={labelOf(code)} tone={tones[code] ?? 'default'} />
      ))}
    </span>
  );
};

export const choices: ViewOf<'choices'> = {
  Show: ChoicesShow,
  asText: (value, context) => value.map(labelsIn(context)).join(', '),
};
