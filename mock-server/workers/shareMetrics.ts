import type { Metrics } from '../../server/http/metrics/Metrics';
import { isMetricsMessage, type MetricsMessage } from './metricsMessages';

export interface SharedMetrics {
  /** The figures of all workers as text. */
  text(): Promise<string>;
  /** Sends the primary the last figures of this one. */
  report(): Promise<void>;
}

const send = (message: MetricsMessage): Promise<void> =>
  new Promise((resolve) => {
    // A primary that is gone takes this process with it.
    if (process.send === undefined || !process.connected) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });

/** Has a worker report its figures to the primary, which adds up those of all. */
export const shareMetrics = (metrics: Metrics): SharedMetrics => {
  const asked = new Map<number, (text: string) => void>();
  let lastId = 0;
  const report = async () => send({ metrics: 'report', snapshot: await metrics.snapshot() });
  process.on('message', (message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === 'read') report().catch(console.error);
    if (message.metrics === 'text') {
      asked.get(message.id)?.(message.text);
      asked.delete(message.id);
    }
  });
  const text = () =>
    new Promise<string>((resolve) => {
      lastId += 1;
      asked.set(lastId, resolve);
      void send({ metrics: 'sum', id: lastId });
    });
  return { text, report };
};
