import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** The product's mark and name. */
export const Brand = ({ size = 28 }: { size?: number }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: size, height: size, flexShrink: 0, color: 'primary.main' }}
      >
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <Box component="g" sx={{ fill: (theme) => theme.vars?.palette.primary.contrastText }}>
          <rect x="7" y="8" width="18" height="4" rx="2" />
          <rect x="7" y="14" width="12" height="4" rx="2" opacity="0.75" />
          <rect x="7" y="20" width="15" height="4" rx="2" opacity="0.5" />
        </Box>
      </Box>
      <Typography
        component="span"
        sx={{ fontWeight: 'fontWeightBold', letterSpacing: '-0.01em', whiteSpace: 'nowrap' }}
      >
        {translate('shell.product')}
      </Typography>
    </Box>
  );
};
