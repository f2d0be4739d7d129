import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { percentages } from './results';

const BAR_HEIGHT = 12;

/** The fixed percentages as a bar, with what each part of it stands for. */
export const Percentages = () => {
  const translate = useTranslate();
  return (
    <>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          gap: '2px',
          height: BAR_HEIGHT,
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        {percentages.map(({ name, percentage, tone }) => (
          <Box key={name} sx={{ width: `${percentage}%`, bgcolor: `${tone}.main` }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
        }}
      >
        {percentages.map(({ name, percentage, tone }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box
              aria-hidden
              sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `${tone}.main` }}
            />
            <Typography variant="body2">
              {translate(`questionnaireResults.percentages.${name}`, { percentage })}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
        {translate('questionnaireResults.percentages.note')}
      </Typography>
    </>
  );
};
