import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { isSame } from '../../../schemas/merge/sides';
import { useLabels } from '../../fields/labels';
import { withKinds } from '../../kinds/withKinds';
import { changedParts } from '../conflicts/changedParts';
import { inWords } from '../conflicts/inWords';
import { BecameField } from '../history/BecameLine';
import { type BulkQuestion, madeOf, type Refused } from './conflicts';

interface Props {
  definition: Resource;
  question: BulkQuestion;
  /** The rows as they were seen, by their ids. */
  seen: ReadonlyMap<number, DataRecord>;
}

/** As many are shown; the others go by the answer for all. */
const SHOWN = 50;

type LineProps = Omit<Props, 'question'> & {
  refused: Refused;
  change: BulkQuestion['change'];
};

/** What somebody else made of a row, and what it would become. */
const Sides = ({ definition, change, refused, seen }: LineProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { present } = refused.conflict;
  const made = madeOf(change, present);
  const names = Object.keys(made).filter((name) => !isSame(made[name], present[name]));
  if (change.kind !== 'update') {
    const parts = changedParts(definition, [seen.get(refused.id) ?? present, present], labels);
    return parts.length > 0 ? (
      <Typography variant="body2">
        {translate('views.bulk.theyChanged', { fields: inWords(parts, translate) })}
      </Typography>
    ) : null;
  }
  return names.map((name) => (
    <BecameField
      key={name}
      name={name}
      definition={definition}
      before={present}
      after={{ ...present, ...made }}
    />
  ));
};

/** Who changed a row, and when. */
const useChanger = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ conflict: { by, at } }: Refused): string => {
    const name = by ?? translate('views.conflict.somebody');
    return at === null ? name : `${name} · ${shownMoment(at, locale)}`;
  };
};

/** Asks to which rows, that somebody else has changed since they were seen, it is done all the same. */
const BulkConflictDialog = ({ definition, question, seen }: Props) => {
  const { refused, change, answer } = question;
  const translate = useTranslate();
  const id = useId();
  const changerOf = useChanger();
  const [mine, setMine] = useState<readonly number[]>(() => refused.map((one) => one.id));
  const rest = refused.length - SHOWN;
  const isDeletion = change.kind === 'delete';
  const choose = (one: number, isMine: boolean) =>
    setMine((before) => [...before.filter((other) => other !== one), ...(isMine ? [one] : [])]);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => answer([])}>
      <DialogTitle id={id}>
        {translate('views.bulk.changedMeanwhile', { smart_count: refused.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <DialogContentText>
          {translate(isDeletion ? 'views.bulk.whatGoes' : 'views.bulk.whoseStays')}
        </DialogContentText>
        {refused.slice(0, SHOWN).map((one) => (
          <Box key={one.id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={mine.includes(one.id)}
                  onChange={(_, isMine) => choose(one.id, isMine)}
                />
              }
              label={titleOf(definition, one.conflict.present)}
              sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}
            />
            <Typography variant="body2" color="text.secondary">
              {changerOf(one)}
            </Typography>
            <Sides definition={definition} change={change} refused={one} seen={seen} />
          </Box>
        ))}
        {rest > 0 && <Typography>{translate('views.bulk.previewMore', { rest })}</Typography>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& .MuiButton-root': { flexShrink: 0 } }}>
        <Button autoFocus onClick={() => answer([])}>
          {translate(isDeletion ? 'views.bulk.leaveThem' : 'views.bulk.keepTheirs')}
        </Button>
        <Button
          variant="contained"
          color={isDeletion ? 'error' : 'primary'}
          disabled={mine.length === 0}
          onClick={() => answer(mine)}
        >
          {translate(isDeletion ? 'views.bulk.deleteThem' : 'views.bulk.takeMine', {
            smart_count: mine.length,
          })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default withKinds(BulkConflictDialog);
