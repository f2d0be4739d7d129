import { Suspense } from 'react';
import type { Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { FormProblems } from '../form/FormProblems';
import type { RecordForm } from '../form/useRecordForm';

const GoneBar = part('GoneBar', () => import('../form/GoneBar'));

interface Props {
  definition: Resource;
  form: RecordForm;
  /** Opens a field's tab, and gives it the focus. */
  onOpen(field: string): void;
}

/** Why a record isn't saved, above its form. */
export const SaveNotices = ({ definition, form, onOpen }: Props) => (
  <>
    <FormProblems definition={definition} onOpen={onOpen} />
    <SaveFailure failure={form.failure} onRetry={form.retry} />
    {form.gone && (
      <Suspense>
        <GoneBar definition={definition} gone={form.gone} form={form} />
      </Suspense>
    )}
  </>
);
