import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { traitsOf } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { changedInJson } from '../../fields/inJson';
import { type LabelScope, useLabels } from '../../fields/labels';
import { PartValue } from '../../fields/PartValue';
import { withKinds } from '../../kinds/withKinds';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { Changer, Choices, Question, Side } from './conflictQuestions';

/** Whose the two sides are: mine, or what is restored, and who made the other change, and when. */
const useChangers = ({ by, at, isRestored }: Pick<Question, keyof Changer | 'isRestored'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const name = by ?? translate('views.conflict.somebody');
  return {
    name,
    mine: translate(isRestored ? 'history.restored' : 'views.conflict.mine'),
    theirs:
      at === null
        ? name
        : translate('views.conflict.theirs', { name, when: shownMoment(at, locale) }),
  };
};

interface SideProps {
  question: Question;
  labelScope: LabelScope;
  name: string;
  side: Side;
}

interface FieldProps extends Omit<SideProps, 'side'> {
  chosen: Side | undefined;
  isMissing: boolean;
  onChoose(side: Side): void;
}

/** What a side made of a field; of JSON, the parts in which that is something else than the other side's. */
const SideShow = ({ question, labelScope, name, side }: SideProps) => {
  const { definition, fields, mine, theirs } = question;
  const field = fields[name];
  const hasParts = field && traitsOf(field).mergesBy === 'parts';
  const parts = hasParts ? changedInJson(mine[name], theirs[name]) : undefined;
  if (!parts)
    return (
      <FieldScope
        fields={fields}
        labelScope={labelScope}
        resource={definition.name}
        record={question[side]}
      >
        <FieldShow name={name} />
      </FieldScope>
    );
  const labels = labelScope.parts(name);
  return parts.map(({ part, before, after }) => (
    <Typography key={part} variant="body2">
      {`${labels.field(part)}: `}
      <PartValue part={part} value={side === 'mine' ? before : after} labels={labels} empty="–" />
    </Typography>
  ));
};

/** One field: what I made of it beside what somebody else did. */
const FieldChoice = ({ question, labelScope, name, chosen, isMissing, onChoose }: FieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const changers = useChangers(question);
  return (
    <FormControl component="fieldset" error={isMissing} sx={{ display: 'block', mt: 2 }}>
      <FormLabel component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
        {labelScope.field(name)}
      </FormLabel>
      <RadioGroup
        name={id}
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Paper
            key={side}
            variant="outlined"
            sx={{ p: 1, minWidth: 0, borderColor: chosen === side ? 'primary.main' : undefined }}
          >
            <FormControlLabel
              value={side}
              control={
                <Radio
                  size="small"
                  slotProps={{ input: { 'aria-describedby': `${id}-${side}` } }}
                />
              }
              label={changers[side]}
            />
            {/* A link that is followed would leave the question unanswered. */}
            <Box
              id={`${id}-${side}`}
              sx={{
                overflowWrap: 'anywhere',
                maxHeight: 240,
                overflow: 'auto',
                pl: 1,
                '& a': { pointerEvents: 'none' },
              }}
            >
              <SideShow question={question} labelScope={labelScope} name={name} side={side} />
            </Box>
          </Paper>
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText>{translate('views.conflict.choose')}</FormHelperText>}
    </FormControl>
  );
};

/** Asks whose change of each field is saved, where two people changed the same. */
const ConflictDialog = ({ question }: { question: Question }) => {
  const translate = useTranslate();
  const labels = useLabels(question.definition.name);
  const labelScope = question.subList === undefined ? labels : labels.subList(question.subList);
  const { name } = useChangers(question);
  const [choices, setChoices] = useState<Choices>({});
  const [isChecked, setChecked] = useState(false);
  const save = () => {
    setChecked(true);
    if (question.touching.every((field) => choices[field])) question.answer(choices);
  };
  return (
    <FormDialog
      title={translate('views.conflict.title', { name })}
      maxWidth="md"
      isDirty={false}
      isBusy={false}
      onSave={save}
      onClose={() => question.answer(null)}
    >
      <DialogContentText>{translate('views.conflict.text')}</DialogContentText>
      {question.touching.map((field) => (
        <FieldChoice
          key={field}
          question={question}
          labelScope={labelScope}
          name={field}
          chosen={choices[field]}
          isMissing={isChecked && !choices[field]}
          onChoose={(side) => setChoices((current) => ({ ...current, [field]: side }))}
        />
      ))}
    </FormDialog>
  );
};

export default withKinds(ConflictDialog);
