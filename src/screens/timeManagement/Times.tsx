import Box from '@mui/material/Box';
import { useState } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import type { Resource } from '../../../schemas';
import type { ResourceLabels } from '../../fields/labels';
import { useDefinition } from '../../routing/definitions';
import { useToday } from '../../session/useToday';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { type ChildDialog, ChildDialogs } from '../../views/parts/children/ChildDialogs';
import { EffectiveHours } from './EffectiveHours';
import { Exceptions } from './Exceptions';
import { useTimes } from './useTimes';
import { WeekdayHours } from './WeekdayHours';

interface Props {
  resourceId: number;
  module: Resource['module'];
  labels: ResourceLabels;
}

/** The dialog that is open, and what it gives to what is entered there. */
interface Open {
  readonly of: Resource;
  readonly dialog: ChildDialog;
  readonly fixed?: Readonly<Record<string, number>>;
}

/** When one resource is open: its week, its exceptions, and what follows from them for the days to come. */
export const Times = ({ resourceId, module, labels }: Props) => {
  const today = useToday();
  const hours = useDefinition('weekdayConfig');
  const exceptional = useDefinition('openingException');
  const { week, exceptions, error, reload } = useTimes(resourceId);
  const [open, setOpen] = useState<Open | null>(null);
  if (error && !(week && exceptions)) return <FailedToLoad error={error} onRetry={reload} />;
  if (!week || !exceptions) return <TabSkeleton />;

  const may = {
    create: isAllowed(module, 'create'),
    update: isAllowed(module, 'update'),
    delete: isAllowed(module, 'delete'),
  };
  const edit = (of: Resource) => (id: number) => setOpen({ of, dialog: { kind: 'edit', id } });
  const add = (of: Resource, fixed?: Open['fixed']) =>
    setOpen({ of, dialog: { kind: 'edit', id: 'add' }, fixed });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <EffectiveHours week={week} exceptions={exceptions} today={today} labels={labels} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <WeekdayHours
          week={week}
          labels={labels}
          may={may}
          onAdd={(weekday) => add(hours, { weekday })}
          onEdit={edit(hours)}
          onDelete={(child) => setOpen({ of: hours, dialog: { kind: 'delete', child } })}
        />
        <Exceptions
          definition={exceptional}
          exceptions={exceptions}
          today={today}
          labels={labels}
          may={may}
          onAdd={() => add(exceptional)}
          onEdit={edit(exceptional)}
          onDelete={(child) => setOpen({ of: exceptional, dialog: { kind: 'delete', child } })}
        />
      </Box>
      {open && (
        <ChildDialogs
          child={open.of}
          open={open.dialog}
          fixed={{ resourceId, ...open.fixed }}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
};
