import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { PastChange } from '../../../dataProvider/calls/history';
import type { DataRecord, Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useLabels } from '../../fields/labels';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { BecameLine } from './BecameLine';
import { LinkLine } from './LinkLine';
import { RowLines } from './RowLines';
import type { Restore } from './useRestore';

interface Props {
  definition: Resource;
  record: DataRecord;
  change: PastChange;
  restore: Restore;
}

/** Brings the whole record back to what it was, once that is confirmed. */
const RestoreAll = ({ change, restore }: Pick<Props, 'change' | 'restore'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const when = shownMoment(change.at, locale);
  return (
    <>
      <Button
        size="small"
        disabled={restore.isBusy}
        onClick={() => setAsking(true)}
        aria-label={translate('views.history.restoreAllOf', { when })}
      >
        {translate('views.history.restoreAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('views.history.restoreAll')}
          text={translate('views.history.restoreAllAsk', { when })}
          confirm={translate('views.history.restore')}
          isBusy={restore.isBusy}
          onConfirm={async () => {
            await restore.all(change);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** One change of a record: who made it and when, what it changed, and the way back from each. */
export const ChangeEntry = ({ definition, record, change, restore }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const labels = useLabels(definition.name);
  const { fields, before, after, rows, links, isNew } = change;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          <strong>{change.by || translate('views.conflict.somebody')}</strong>
          {` · ${shownMoment(change.at, locale)}`}
        </Typography>
        {!isNew && restore.mayRestore && <RestoreAll change={change} restore={restore} />}
      </Box>
      {isNew && <Typography variant="body2">{translate('views.history.made')}</Typography>}
      {!isNew && fields.length + rows.length + links.length === 0 && (
        <Typography variant="body2">{translate('views.history.other')}</Typography>
      )}
      {fields.map((name) => (
        <BecameLine
          key={name}
          name={name}
          fields={definition.fields}
          labelScope={labels}
          resource={definition.name}
          before={{ ...record, ...before }}
          after={{ ...record, ...after }}
          isBusy={restore.isBusy}
          onRestore={restore.mayRestoreField(name) ? () => restore.field(change, name) : undefined}
        />
      ))}
      <RowLines definition={definition} rows={rows} restore={restore} />
      {links.map((link) => (
        <LinkLine
          key={`${link.link} ${link.id} ${link.isAdded}`}
          definition={definition}
          link={link}
          restore={restore}
        />
      ))}
    </Box>
  );
};
