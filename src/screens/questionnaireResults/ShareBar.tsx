import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Share {
  name: string;
  /** Of 100. */
  percentage: number;
  tone: 'success' | 'warning' | 'error';
  text: string;
}

interface Props {
  shares: readonly Share[];
  isLarge?: boolean;
}

/** Parts of a whole as a bar, with what each stands for. */
export const ShareBar = ({ shares, isLarge = false }: Props) => (
  <>
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        gap: '2px',
        height: isLarge ? 24 : 6,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        forcedColorAdjust: 'none',
      }}
    >
      {shares.map(({ name, percentage, tone }) => (
        <Box key={name} sx={{ width: `${percentage}%`, bgcolor: `${tone}.main` }} />
      ))}
    </Box>
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, mt: 1, p: 0, listStyle: 'none' }}
    >
      {shares.map(({ name, tone, text }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{
              width: 10,
              height: 10,
              borderRadius: '50%',
              bgcolor: `${tone}.main`,
              forcedColorAdjust: 'none',
            }}
          />
          <Typography variant={isLarge ? 'body1' : 'caption'}>{text}</Typography>
        </Box>
      ))}
    </Box>
  </>
);
