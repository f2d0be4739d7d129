import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Form } from '../../../dataProvider/calls/documents';
import { part } from '../../routing/part';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { ChooseDocument } from './ChooseDocument';
import type { FilledIn, Held } from './held';
import { useForms } from './useForms';

// Forms bring a library of their own, which the list does without.
const FillInDialog = part('FillInDialog', async () => ({
  default: (await import('./FillInDialog')).FillInDialog,
}));

/** What is open over the list. */
export interface Overlaid {
  /** The document that is filled in; `null` while it has to be chosen. */
  readonly documentId: number | null;
  /** What is changed; `null` for a new one. */
  readonly item: FilledIn | null;
}

interface Props {
  overlaid: Overlaid;
  held: Held;
  isReadOnly: boolean;
  store(
    form: Form,
    item: FilledIn | null,
    values: Readonly<Record<number, unknown>>,
  ): Promise<void>;
  onChosen(documentId: number): void;
  onClose(): void;
}

/** Stands in for the form while it is read, and reports why when it can't be. */
const Loading = ({ onClose, children }: { onClose(): void; children?: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-label={translate('documentList.document')}
    >
      <DialogContent>{children ?? <TabSkeleton />}</DialogContent>
    </Dialog>
  );
};

const FillIn = ({ documentId, ...props }: Props & { documentId: number }) => {
  const { overlaid, held, store, onClose } = props;
  const { forms, error, retry } = useForms([documentId]);
  const form = forms.get(documentId);
  if (form)
    return (
      <Suspense fallback={<Loading onClose={onClose} />}>
        <FillInDialog
          form={form}
          item={overlaid.item}
          place={[
            'objects',
            held.objectlistId,
            held.listItemId ?? 'group',
            documentId,
            overlaid.item?.id ?? 'new',
          ]}
          language={overlaid.item?.language || held.language || form.language}
          isReadOnly={props.isReadOnly}
          store={(values) => store(form, overlaid.item, values)}
          onClose={onClose}
        />
      </Suspense>
    );
  return (
    <Loading onClose={onClose}>
      {error ? <FailedToLoad error={error} onRetry={retry} /> : undefined}
    </Loading>
  );
};

/** Asks which document it is where that isn't known, then shows it as a form. */
export const Overlay = (props: Props) => {
  const { overlaid, held, onChosen, onClose } = props;
  const { documentId } = overlaid;
  return documentId === null ? (
    <ChooseDocument groupId={held.objectlistId} onChosen={onChosen} onClose={onClose} />
  ) : (
    <FillIn {...props} documentId={documentId} />
  );
};
