import type { Resource } from '../../../schemas';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import type { FileQuestion } from './useFileChanges';

const BulkConflictDialog = lazyDialog(
  async () => (await import('../../views/bulk/BulkConflictDialog')).default,
);

interface Props {
  definition: Resource;
  asked: FileQuestion | null;
}

/** Asks about files that somebody else has changed since they were seen. */
export const WhoseStays = ({ definition, asked }: Props) =>
  asked && <BulkConflictDialog definition={definition} {...asked} />;
