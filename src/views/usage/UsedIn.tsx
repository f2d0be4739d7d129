import { menu } from 'virtual:resources';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { icons } from '../../ui/icons';
import button from '../../ui/optimisations/button.module.css';
import { UsageList } from './Usage';
import look from './usedIn.module.css';
import { useUsage } from './useUsage';

interface Props {
  definition: Resource;
  id: number;
}

/** What refers to a record, by resource. */
export const Users = ({ definition, id }: Props) => {
  const translate = useTranslate();
  const { data, isPending } = useUsage({ definition, ids: [id] });
  if (isPending) return <LinearProgress aria-label={translate('views.usage.looking')} />;
  if (data?.using.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('views.usage.nowhere')}
      </Typography>
    );
  return (
    <UsageList
      title={translate('views.usage.title')}
      using={data?.using ?? []}
      effectOf={() => ''}
    />
  );
};

/** Shows on a record's page where the record is used, on request; nothing where none can be. */
export const UsedIn = ({ definition, id }: Props) => {
  const translate = useTranslate();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  if (!menu.some(({ name, isReferredTo }) => name === definition.name && isReferredTo)) return null;
  return (
    <section className={look.where}>
      <button
        type="button"
        className={button.text}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <icons.list fontSize="small" />
        {translate('views.usage.where')}
      </button>
      <div id={listId}>{isOpen && <Users definition={definition} id={id} />}</div>
    </section>
  );
};
