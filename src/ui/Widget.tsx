import type { ReactNode } from 'react';
import { FailedToLoad } from './loading/FailedToLoad';
import { TabSkeleton } from './loading/TabSkeleton';
import { Part } from './Part';

interface Props {
  title: string;
  isLoading: boolean;
  /** Of the content, in pixels, where it is known. */
  height?: number;
  /** What stands there until the content does, where it isn't a block of that height. */
  loading?: ReactNode;
  /** Why there is no content. */
  error: unknown;
  onRetry(): void;
  children: ReactNode;
}

/** The frame of a widget: its heading, and what stands there until its content does. */
export const Widget = ({ title, isLoading, height, loading, error, onRetry, children }: Props) => (
  <Part title={title} isFilling>
    {error ? (
      <FailedToLoad error={error} onRetry={onRetry} />
    ) : isLoading ? (
      (loading ?? <TabSkeleton height={height} />)
    ) : (
      children
    )}
  </Part>
);
