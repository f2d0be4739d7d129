import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../pageTitle';

interface Props {
  Icon: typeof SvgIcon;
  title: string;
  text: string;
  /** Ways on from here. */
  children?: ReactNode;
}

/** A page that has nothing to show but why. */
export const PageMessage = ({ Icon, title, text, children }: Props) => {
  usePageTitle(title);
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: { xs: 6, sm: 10 }, px: 2, textAlign: 'center' }}>
      <Box
        sx={{
          display: 'inline-flex',
          p: 2,
          mb: 2,
          borderRadius: '50%',
          bgcolor: 'action.selected',
          color: 'primary.main',
        }}
      >
        <Icon />
      </Box>
      <Typography variant="h5" component="h1" gutterBottom>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {children}
      </Box>
    </Box>
  );
};
