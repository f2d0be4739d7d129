import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';
import { icons } from '../../ui/icons';
import button from '../../ui/optimisations/button.module.css';
import look from '../usage/usedIn.module.css';

const HistoryDrawer = lazy(() => import('./HistoryDrawer'));

interface Props {
  definition: Resource;
  record: DataRecord;
}

/** Opens what became of a record, beneath its page. */
export const History = (props: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!props.record.id) return null;
  return (
    <section className={look.where}>
      <button
        type="button"
        className={button.text}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <icons.history fontSize="small" />
        {translate('views.history.title')}
      </button>
      {isOpen && (
        <Suspense>
          <HistoryDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
