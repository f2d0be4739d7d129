import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import type { ImportPlace } from '../../../dataProvider/calls/exchange';
import type { HeadChoice } from '../../../dataProvider/calls/imports';
import type { FileColumn, Resource } from '../../../schemas';
import { RECORD_IMPORT_LIMITS, ROW_IMPORT_LIMITS } from '../../../schemas/exchange/imports';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FileEntry } from '../../uploads/FileEntry';
import { type ColumnLabel, type ColumnScope, columnLabels } from './columnLabels';
import { ImportHeads } from './ImportHeads';
import { ImportLines } from './ImportLines';
import { ImportRunning } from './ImportRunning';
import { useImportTexts } from './importTexts';
import { SameNames } from './SameNames';
import { useImport } from './useImport';
import { useOutcomeFocus } from './useOutcomeFocus';

interface Props {
  definition: Resource;
  /** Where the file goes. */
  place: ImportPlace;
  columns: readonly FileColumn[];
  /** The columns by which a line and what is stored are the same, in this order. */
  keys: readonly string[];
  title: string;
  labelScope: ColumnScope;
  onStored(): void;
  onClose(): void;
}

/** Most columns that are named: nobody reads more. */
const MOST_NAMED = 12;

/** Lists which columns a file has, before there is one. */
const Columns = ({
  definition: { exports, verbs },
  place,
  columns,
  keys,
  labelOf,
}: Pick<Props, 'definition' | 'place' | 'columns' | 'keys'> & { labelOf: ColumnLabel }) => {
  const { translate, either } = useImportTexts();
  const count = columns.length;
  const key = either(keys.map(labelOf));
  const heads = columns.map(({ head }) => head).join(', ');
  const does = translate(!place && verbs.create === false ? 'changesOnly' : 'addsToo', { key });
  return (
    <Typography variant="body2" color="text.secondary">
      {count > MOST_NAMED
        ? translate(exports ? 'columnsOfMany' : 'columnsOfList', { does })
        : translate('columns', { columns: heads, does })}
    </Typography>
  );
};

type Entry = ReturnType<typeof useImport>;

interface FoundProps extends Pick<Entry, 'tried' | 'outcome' | 'heads'> {
  ref: Ref<HTMLDivElement>;
}

/** What became of a file: what it would do, or what is stored of one that was stopped. */
const Found = ({ tried, outcome, heads, ref }: FoundProps) => {
  const { translate, all } = useImportTexts();
  const leftOut = heads.filter(({ column }) => column === null).map(({ head }) => `“${head}”`);
  const { new: added = 0, changed = 0 } = tried?.counts ?? {};
  return (
    <Box ref={ref} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
      {outcome !== '' && <Alert severity="info">{outcome}</Alert>}
      {tried && (
        <Typography>
          {translate('found', { ...tried.counts, total: tried.lines.length })}
          {added + changed === 0 && ` ${translate('nothingToStore')}`}
        </Typography>
      )}
      {tried && leftOut.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('leftOut', { heads: all(leftOut) })}
        </Typography>
      )}
    </Box>
  );
};

interface HeadsProps extends Pick<Props, 'columns'> {
  entry: Entry;
  labelOf: ColumnLabel;
  ref: Ref<HTMLFieldSetElement>;
}

/** Which head of the file stands for which column: asked where that isn't known, and shown to who wants to know. */
const Heads = ({ entry, columns, labelOf, ref }: HeadsProps) => {
  const { tried, heads, isBusy, retry } = entry;
  const { translate } = useImportTexts();
  const [isShown, setShown] = useState(false);
  if (isBusy || heads.length === 0) return null;
  const choose = (choice: HeadChoice) => {
    setShown(false);
    retry({ columns: choice });
  };
  return (
    <>
      {tried && (
        <Box>
          <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {translate('heads')}
          </Button>
        </Box>
      )}
      {(isShown || !tried) && (
        <ImportHeads
          ref={ref}
          heads={heads}
          columns={columns}
          labelOf={labelOf}
          onChosen={choose}
        />
      )}
    </>
  );
};

/** Asks for a file, shows line by line what it would do, and stores it then. */
export const ImportDialog = ({ definition, place, columns, keys, title, ...props }: Props) => {
  const { labelScope, onStored, onClose } = props;
  const { translate } = useImportTexts();
  const { maxBytes } = place ? ROW_IMPORT_LIMITS : RECORD_IMPORT_LIMITS;
  const entry = useImport({ definition, place, maxBytes, onStored, onDone: onClose });
  const { outcomeRef, headsRef, chooserRef } = useOutcomeFocus(entry);
  const { file, tried, heads, problem, isBusy, run, drop } = entry;
  const { new: added = 0, changed = 0, wrong = 0 } = tried?.counts ?? {};
  const stored = added + changed;
  const labelOf = columnLabels(columns, labelScope);
  return (
    <FormDialog
      title={title}
      isDirty={false}
      isBusy={isBusy}
      onSave={stored > 0 ? entry.store : undefined}
      save={translate(wrong > 0 ? 'storeRight' : 'store', { smart_count: stored, wrong })}
      onClose={onClose}
      maxWidth="md"
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!tried && heads.length === 0 && (
          <Columns
            definition={definition}
            place={place}
            columns={columns}
            keys={keys}
            labelOf={labelOf}
          />
        )}
        <FileEntry
          drop={drop}
          file={file}
          problem={problem}
          upload={undefined}
          isBusy={isBusy}
          chooserRef={chooserRef}
          onRetry={() => entry.retry()}
          onCancel={onClose}
        />
        {isBusy && <ImportRunning run={run} />}
        <Found ref={outcomeRef} tried={tried} outcome={entry.outcome} heads={heads} />
        <Heads ref={headsRef} entry={entry} columns={columns} labelOf={labelOf} />
        <SameNames entry={entry} />
        {tried && (
          <ImportLines
            // What does something else by now is gone through from its beginning.
            key={tried.version}
            tried={tried}
            columns={columns.map(({ key }) => key)}
            labelOf={labelOf}
          />
        )}
      </Box>
    </FormDialog>
  );
};
