import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useRowChange } from '../changes/useRowChange';

interface Props {
  definition: Resource;
  record: DataRecord;
  name: string;
}

/** A flag that is switched in its row of a list, at once. */
export const RowToggle = ({ definition, record, name }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  // What is on its way is shown, and what is stored once it isn't.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { toggle } = definition.list;
  const rows = useRowChange(definition, toggle);

  const change = (isOn: boolean) =>
    attempt(async () => {
      if (!toggle) return;
      setWanted(isOn);
      try {
        await rows.change(record, { [name]: isOn });
        await client.invalidateQueries({ queryKey: [definition.name] });
      } finally {
        setWanted(null);
      }
    });
  const named = `${labels.field(name)}: ${titleOf(definition, record)}`;
  return (
    <Switch
      size="small"
      checked={wanted ?? record[name] === true}
      onClick={(event) => event.stopPropagation()}
      onChange={(_, isOn) => {
        // It keeps the focus while it is switched, which a disabled one would lose.
        if (!isBusy) change(isOn);
      }}
      slotProps={{
        input: {
          'aria-label': translate('views.toggleNamed', { name: named }),
          'aria-busy': isBusy,
        },
      }}
    />
  );
};
