import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FailedToLoad } from './loading/FailedToLoad';
import { TabSkeleton } from './loading/TabSkeleton';

interface Props {
  title: string;
  isLoading: boolean;
  /** Of the content, in pixels, where it is known. */
  height?: number;
  /** Why there is no content. */
  error: unknown;
  onRetry(): void;
  children: ReactNode;
}

/** The frame of a widget: its heading, and what stands there until its content does. */
export const Widget = ({ title, isLoading, height, error, onRetry, children }: Props) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, height: '100%' }}
    >
      <Typography id={id} variant="subtitle1" component="h2" fontWeight={600} gutterBottom>
        {title}
      </Typography>
      {error ? (
        <FailedToLoad error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <TabSkeleton height={height} />
      ) : (
        children
      )}
    </Paper>
  );
};
