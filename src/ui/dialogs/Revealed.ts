import { lazyDialog } from '../loading/lazyDialog';

/** A password that the server reveals only once; its dialog comes when there is one. */
export const Revealed = lazyDialog(async () => (await import('./RevealDialog')).RevealDialog);
