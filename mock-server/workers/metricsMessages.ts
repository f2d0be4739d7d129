import type { Snapshot } from '../../server/http/metrics/summed';

/** What workers and their primary send each other of their figures. */
export type MetricsMessage =
  /** A worker asks for the figures of all, under an id of its own. */
  | { readonly metrics: 'sum'; readonly id: number }
  /** The primary answers it. */
  | { readonly metrics: 'text'; readonly id: number; readonly text: string }
  /** The primary asks a worker for its own. */
  | { readonly metrics: 'read' }
  /** A worker reports its own: when asked, and when it ends. */
  | { readonly metrics: 'report'; readonly snapshot: Snapshot };

/** Whether a message is one of these; other things are sent over the same channel. */
export const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message;
