import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { subListTable as en } from '../../../../../i18n/en/subListTable';
import { subListTable as nl } from '../../../../../i18n/nl/subListTable';
import { useLabels } from '../../../../fields/labels';
import { codeLabelIn } from '../../../../kinds/choice/codeLabels';
import { FormDialog } from '../../../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../../../ui/loading/SaveFailure';
import { useMediaQuery } from '../../../../ui/useMediaQuery';
import { useTexts } from '../../../../ui/useTexts';
import { useStoredRecord } from '../../../storedRecord';
import type { SubList } from '../useSubList';
import { emptyLine, type TableShape } from './Line';
import { nextId } from './pasted';
import { TableLines } from './TableLines';
import { useTableEntry } from './useTableEntry';

interface Props {
  name: string;
  list: SubList;
  shape: TableShape;
  /** The code of the rows that are on screen. */
  code: string | number | null;
  onClose(): void;
}

/** The codes in which something is entered, and the one that was on screen. */
const usedCodes = ({ by, codes }: TableShape, { rows = [] }: SubList, code: Props['code']) =>
  codes.filter((one) => one === code || rows.some((row) => row[by] === one));

/** The rows of a sub-list as a table: a line for each key, with its texts beside each other, all saved at once. */
export const TableDialog = ({ name, list, shape, code, onClose }: Props) => {
  const { definition } = useStoredRecord();
  const translate = useTranslate();
  const texts = useTexts({ en, nl });
  const labels = useLabels(definition.name).subList(name);
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const [shown, setShown] = useState(() => usedCodes(shape, list, code));
  const entry = useTableEntry({ name, list, shape, onStored: onClose });
  const labelOf = codeLabelIn({ name: shape.by, field: shape.field, labelScope: labels });
  const columns = [
    { kind: 'key', name: shape.key, label: labels.field(shape.key) } as const,
    ...shape.codes
      .filter((one) => shown.includes(one))
      .map((one) => ({ kind: 'text', name: String(one), label: labelOf(one) }) as const),
    ...shape.flags.map(
      (flag) => ({ kind: 'flag', name: flag, label: labels.field(flag) }) as const,
    ),
  ];
  const { lines, change } = entry;
  const add = () => change([...lines, emptyLine(shape, nextId(lines))]);
  return (
    <FormDialog
      title={translate('views.editAsTable')}
      isDirty={entry.isDirty}
      isBusy={list.saving.isBusy}
      onSave={entry.save}
      onClose={onClose}
      maxWidth="xl"
      isFullScreen={isNarrow}
    >
      <SaveFailure failure={list.saving.failure} onRetry={entry.save} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {texts.hint}
      </Typography>
      <ToggleButtonGroup
        size="small"
        value={shown}
        onChange={(_, next: typeof shown) => next.length > 0 && setShown(next)}
        aria-label={texts.shown}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {shape.codes.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
            {labelOf(one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TableLines shape={shape} columns={columns} entry={entry} isBusy={list.saving.isBusy} />
      <Button startIcon={<AddIcon />} onClick={add} disabled={list.saving.isBusy} sx={{ mt: 1 }}>
        {texts.add}
      </Button>
    </FormDialog>
  );
};
