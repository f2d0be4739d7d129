import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PastChange } from '../../../dataProvider/calls/history';
import type { DataRecord, Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useRecordPath } from '../../routing/paths';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { BecameField } from './BecameLine';
import { LinkLine } from './LinkLine';
import { pastSearch } from './parameters';
import { RestoreAll } from './RestoreAll';
import { RowLines } from './RowLines';
import { UndoEntry } from './UndoEntry';
import type { Restore } from './useRestore';
import { WithGone } from './WithGone';

const CompareDialog = lazyDialog(async () => (await import('./CompareDialog')).default);

interface Props {
  definition: Resource;
  record: DataRecord;
  change: PastChange;
  restore: Restore;
  /** The page was opened at it. */
  isLedTo: boolean;
}

/** Shows what it looked like before beside what it looks like now, where there is a picture of it. */
const Compare = ({ definition, record, change }: Omit<Props, 'restore' | 'isLedTo'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={translate('history.compareOf', { when: shownMoment(change.at, locale) })}
      >
        {translate('history.compare')}
      </Button>
      {isOpen && (
        <CompareDialog
          definition={definition}
          record={record}
          change={change}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** Leads to the record as it was then, where it has a page. */
const AsItWas = ({ definition, record, change }: Omit<Props, 'restore' | 'isLedTo'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const path = useRecordPath()(definition.name, record.id, record);
  if (path === null || definition.detail.length === 0) return null;
  return (
    <Button
      size="small"
      component={Link}
      to={`${path}${pastSearch(change.id)}`}
      aria-label={translate('history.asItWasOf', { when: shownMoment(change.at, locale) })}
    >
      {translate('history.was')}
    </Button>
  );
};

/** What became of the record as a whole; what was done at once with others, and whether it was taken back. */
const About = ({ change }: Pick<Props, 'change'>) => {
  const translate = useTranslate();
  const { isNew, isGone, isBack, fields, rows, links, act } = change;
  const isShown = fields.length + rows.length + links.length > 0;
  const whole = (isNew && 'made') || (isGone && 'gone') || (isBack && 'back');
  const notes = [
    ...(whole ? [translate(`history.${whole}`)] : []),
    ...(whole || isShown ? [] : [translate('history.other')]),
    ...(act.action === 'import' ? [translate('history.imported')] : []),
    ...(act.action === 'undo' ? [translate('history.takenBack')] : []),
    ...(act.records > 1 ? [translate('history.withOthers', { smart_count: act.records - 1 })] : []),
    ...(act.isUndone ? [translate('history.undone')] : []),
  ];
  return notes.length > 0 && <Typography variant="body2">{notes.join(' · ')}</Typography>;
};

/** One change of a record: who made it and when, what it changed, and the way back from each. */
export const ChangeEntry = ({ definition, record, change, restore, isLedTo }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { fields, before, after, links, isNew, isGone, isBack } = change;
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLedTo) entry.current?.focus();
  }, [isLedTo]);
  return (
    <Box
      component="li"
      ref={entry}
      {...(isLedTo && { tabIndex: -1, 'aria-current': true })}
      sx={{
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        ...(isLedTo && { px: 1, mx: -1, bgcolor: 'action.selected' }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 32 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 auto', pr: 1 }}>
          <strong>{change.by || translate('views.conflict.somebody')}</strong>
          {` · ${shownMoment(change.at, locale)}`}
        </Typography>
        <AsItWas definition={definition} record={record} change={change} />
        {definition.picture !== undefined && !isNew && (
          <Compare definition={definition} record={record} change={change} />
        )}
        {restore.mayUndo(change) && <UndoEntry change={change} />}
        {!(isNew || isGone || isBack) && restore.mayRestore && (
          <RestoreAll change={change} restore={restore} />
        )}
      </Box>
      <About change={change} />
      <WithGone gone={change.gone}>
        {fields.map((name) => (
          <BecameField
            key={name}
            name={name}
            definition={definition}
            before={{ ...record, ...before }}
            after={{ ...record, ...after }}
            isBusy={restore.isBusy}
            onRestore={
              restore.mayRestoreField(name) ? () => restore.field(change, name) : undefined
            }
          />
        ))}
        <RowLines definition={definition} change={change} restore={restore} />
        {links.map((link) => (
          <LinkLine
            key={`${link.link} ${link.id} ${link.isAdded}`}
            definition={definition}
            link={link}
            restore={restore}
          />
        ))}
      </WithGone>
    </Box>
  );
};
