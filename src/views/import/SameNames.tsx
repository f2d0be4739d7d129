import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type SameChoice, sameChoices } from '../../../schemas/exchange/imports';
import { useImportTexts } from './importTexts';
import type { useImport } from './useImport';

/** Asks what becomes of lines whose name is there already: a change of that, or another of the same name. */
export const SameNames = ({ entry }: { entry: ReturnType<typeof useImport> }) => {
  const { tried, answers, isBusy, retry } = entry;
  const { translate, choiceName } = useImportTexts();
  const id = useId();
  const count = tried?.lines.filter(({ same }) => same !== undefined).length ?? 0;
  if (isBusy || !tried || (count === 0 && answers.same === undefined)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={id}>
        {translate(count > 0 ? 'sameNames' : 'sameNamesChosen', { count })}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={answers.same ?? null}
        onChange={(_, same: SameChoice | null) => retry({ same: same ?? undefined })}
        aria-labelledby={id}
      >
        {sameChoices.map((choice) => (
          <ToggleButton key={choice} value={choice} sx={{ textTransform: 'none' }}>
            {choiceName(choice)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
