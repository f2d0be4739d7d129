import Button from '@mui/material/Button';
import { useLocale } from 'react-admin';
import { shownMoment } from '../../../schemas/days/shownDay';
import { Line } from '../../ui/rows/LineList';
import { filled } from '../../ui/useTexts';
import { useFactorTexts } from './useFactorTexts';
import type { OwnFactor } from './useSecondFactors';

/** What a second factor is called: as its owner has named it, or else what it is. */
export const useFactorName = () => {
  const { kinds } = useFactorTexts();
  const kindOf = ({ kind }: OwnFactor) => (kind === 'passkey' ? kinds.passkey : kinds.totp);
  return { kindOf, nameOf: (factor: OwnFactor) => factor.name || kindOf(factor) };
};

interface Props {
  factor: OwnFactor;
  isBusy: boolean;
  onRemove(): void;
}

/** One second factor: what it is, since when, and when it was used last. */
export const FactorLine = ({ factor, isBusy, onRemove }: Props) => {
  const texts = useFactorTexts();
  const locale = useLocale();
  const { kindOf, nameOf } = useFactorName();
  const { addedAt, lastUse } = factor;
  const [name, kind] = [nameOf(factor), kindOf(factor)];
  const moment = addedAt ? shownMoment(addedAt, locale) : '';
  const parts = [
    ...(name === kind ? [] : [kind]),
    filled(texts.added, { moment }),
    lastUse ? filled(texts.used, { moment: shownMoment(lastUse, locale) }) : texts.neverUsed,
  ];
  return (
    <Line name={name} text={parts.join(' · ')}>
      <Button
        size="small"
        color="error"
        disabled={isBusy}
        aria-label={filled(texts.remove.named, { name, moment })}
        onClick={onRemove}
      >
        {texts.remove.button}
      </Button>
    </Line>
  );
};
