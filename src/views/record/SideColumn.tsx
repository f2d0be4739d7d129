import Paper from '@mui/material/Paper';
import { Suspense } from 'react';
import type { DataRecord, Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { FormFields } from '../form/FormFields';
import type { FormMode, Values } from '../form/formTypes';
import { sideOf } from '../form/tabs';
import look from './page.module.css';

const History = part('History', async () => ({
  default: (await import('../history/History')).History,
}));

const UsedIn = part('UsedIn', async () => ({ default: (await import('../usage/UsedIn')).UsedIn }));

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  mode: FormMode;
  isDone: boolean;
  onSubmit(): void;
}

/** How a record stands and since when, and where it is used: beside its tabs where there is room. */
export const SideColumn = ({ definition, record, mode, isDone, onSubmit }: Props) => {
  const hasFields = sideOf(definition, mode === 'create' ? 'create' : 'update').length > 0;
  return (
    <div className={look.side}>
      {hasFields && (
        <Paper variant="outlined" inert={isDone} sx={{ p: { xs: 2, sm: 3 } }}>
          <FormFields
            definition={definition}
            mode={mode}
            layout={{ '': definition.side }}
            isAside
            onSubmit={onSubmit}
          />
        </Paper>
      )}
      {mode === 'view' && (
        <Suspense>
          <UsedIn definition={definition} id={Number(record.id)} />
          <History definition={definition} record={record as DataRecord} />
        </Suspense>
      )}
    </div>
  );
};
