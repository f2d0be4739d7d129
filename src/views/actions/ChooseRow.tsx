import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../dataProvider/values';
import {
  type ChoosesSpec,
  type DataRecord,
  isBlank,
  isKind,
  type Resource,
} from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { useEnterValues } from '../enterValues';

interface Props {
  definition: Resource;
  /** The action's. */
  name: string;
  chooses: ChoosesSpec;
  rows: readonly Values[];
  record: DataRecord;
  onClose(): void;
}

/** The field that identifies the chosen row, and what of the row fills it. */
const identityOf = ({ fills }: ChoosesSpec): readonly [field: string, column: string] => {
  const [[field = '', column = ''] = []] = Object.entries(fills);
  return [field, column];
};

/** The row that the record's fields identify, or the one that is proposed. */
const firstChosen = (chooses: ChoosesSpec, rows: readonly Values[], record: Values) => {
  const { default: proposed } = chooses;
  const [field, column] = identityOf(chooses);
  const known = rows.findIndex((row) => !isBlank(row[column]) && row[column] === record[field]);
  return known >= 0 || proposed === undefined ? known : rows.findIndex((row) => row[proposed]);
};

/** Asks for one of the rows that an action was answered, and fills the form's fields with it. */
export const ChooseRow = ({ definition, name, chooses, rows, record, onClose }: Props) => {
  const labels = useLabels(definition.name).action(name);
  const translate = useTranslate();
  const enter = useEnterValues();
  const [first] = useState(() => firstChosen(chooses, rows, record));
  const [chosen, setChosen] = useState(first);
  const { columns, fills } = chooses;
  const [, identity] = identityOf(chooses);
  const [title = '', ...others] = Object.keys(columns);
  const marks = others.filter((column) => {
    const field = columns[column];
    return field !== undefined && isKind(field, 'flag');
  });
  const row = rows[chosen];
  const take = () => {
    if (!row) return;
    const values = Object.entries(fills).map(([field, column]) => [field, row[column ?? '']]);
    enter(Object.fromEntries(values));
    onClose();
  };
  return (
    <FormDialog
      title={labels.label()}
      save={translate('views.choose')}
      isDirty={false}
      isBusy={false}
      onSave={row && take}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={labels.label()}
        value={chosen}
        onChange={(_, value) => setChosen(Number(value))}
      >
        {rows.map((one, at) => (
          <FormControlLabel
            key={String(one[identity])}
            value={at}
            control={<Radio />}
            label={
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {String(one[title])}
                {marks
                  .filter((mark) => one[mark])
                  .map((mark) => (
                    <Typography
                      key={mark}
                      component="span"
                      variant="body2"
                      color="text.secondary"
                      sx={{ ml: 1 }}
                    >
                      {labels.field(mark)}
                    </Typography>
                  ))}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormDialog>
  );
};
