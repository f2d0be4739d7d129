import { part } from '../../routing/part';

/** Formatted text, cleaned; it is loaded when one is first shown. */
export const CleanHtml = part('CleanHtml', async () => ({
  default: (await import('./CleanHtml')).CleanHtml,
}));
