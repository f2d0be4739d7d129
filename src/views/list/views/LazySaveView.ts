import { lazyDialog } from '../../../ui/loading/lazyDialog';
import { withMaterial } from '../../../ui/theme/material';

/** The dialog that names a view, loaded when it opens. */
export const SaveView = lazyDialog(async () => (await withMaterial(import('./SaveView'))).SaveView);
