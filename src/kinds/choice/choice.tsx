import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { ToneChip } from '../../ui/ToneChip';
import { codeLabelIn } from './codeLabels';

const ChoiceShow = ({
  value,
  isCell,
  ...context
}: ShowProps<ValueOf<'choice'>, OptionsOf<'choice'>>) => {
  const labelOf = codeLabelIn(context);
  if (value === null || value === '') return <Nothing isCell={isCell} />;
  const { tones } = context.field;
  return tones ? (
    <ToneChip label={labelOf(value)} tone={tones[value] ?? 'default'} />
  ) : (
    labelOf(value)
  );
};

export const choice: ViewOf<'choice'> = {
  width: 240,
  Show: ChoiceShow,
  asText: (value, context) => (value === null ? '' : codeLabelIn(context)(value)),
};
