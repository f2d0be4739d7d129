import { useColorScheme, useTheme } from '@mui/material/styles';

/** Whether the page is dark at present, for parts that bring colours of their own. */
export const useIsDark = (): boolean => {
  const { palette } = useTheme();
  const { colorScheme } = useColorScheme();
  return (colorScheme ?? palette.mode) === 'dark';
};
