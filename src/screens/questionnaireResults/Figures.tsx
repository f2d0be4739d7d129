import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { DataRecord } from '../../../schemas';

const counts = ['invited', 'completed', 'passed'] as const;

/** How many people were invited, completed the questionnaire and passed. */
export const Figures = ({ record }: { record: DataRecord }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, sm: 5 }, m: 0 }}>
      {counts.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`questionnaireResults.counts.${name}`)}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0 }}>
            {Number(record[`${name}Count`] ?? 0).toLocaleString(locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
