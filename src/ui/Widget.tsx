import type { ReactNode } from 'react';
import { FailedToLoad } from './loading/FailedToLoad';
import { TabSkeleton } from './loading/TabSkeleton';
import { Part } from './Part';

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
export const Widget = ({ title, isLoading, height, error, onRetry, children }: Props) => (
  <Part title={title} isFilling>
    {error ? (
      <FailedToLoad error={error} onRetry={onRetry} />
    ) : isLoading ? (
      <TabSkeleton height={height} />
    ) : (
      children
    )}
  </Part>
);
