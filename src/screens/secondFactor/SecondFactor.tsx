import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { LineList } from '../../ui/rows/LineList';
import { AddFactor } from './AddFactor';
import { FactorLine } from './FactorLine';
import { RecoveryPart } from './RecoveryPart';
import { RemoveFactor } from './RemoveFactor';
import { useFactorTexts } from './useFactorTexts';
import { type OwnFactor, useSecondFactors } from './useSecondFactors';

const CodesDialog = lazyDialog(async () => (await import('./CodesDialog')).CodesDialog);

interface Props {
  /** Called once a factor was added, and its recovery codes were kept. */
  onSetUp?(): void;
}

/** By what, beside the password, the signed-in person proves who they are. */
export const SecondFactors = ({ onSetUp }: Props) => {
  const texts = useFactorTexts();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<OwnFactor>();
  const factors = useSecondFactors(setCodes);
  const { all, error, isBusy } = factors;
  if (error && !all) return <FailedToLoad error={error} onRetry={factors.reload} />;
  if (!all) return <TabSkeleton />;
  const hasAny = all.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography color="text.secondary">
        {hasAny ? texts.text : `${texts.none} ${texts.text}`}
      </Typography>
      <SaveFailure failure={factors.failure} onRetry={factors.retry} />
      {hasAny && (
        <LineList label={texts.list}>
          {all.map((one) => (
            <FactorLine
              key={one.id}
              factor={one}
              isBusy={isBusy}
              onRemove={() => setRemoved(one)}
            />
          ))}
        </LineList>
      )}
      <AddFactor isFirst={!hasAny} onAdded={factors.noteAdded} />
      {hasAny && (
        <RecoveryPart left={factors.codesLeft} isBusy={isBusy} onRenew={factors.renewCodes} />
      )}
      {removed && (
        <RemoveFactor
          factor={removed}
          isLast={all.length === 1}
          isBusy={isBusy}
          onRemove={() => factors.remove(removed.id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {codes.length > 0 && (
        <CodesDialog
          codes={codes}
          onClose={() => {
            setCodes([]);
            onSetUp?.();
          }}
        />
      )}
    </Box>
  );
};

const SecondFactor = () => <SecondFactors />;

export default SecondFactor;
