import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { documentWith } from '../../../../dataProvider/calls/documents';
import { isAllowed } from '../../../../dataProvider/session';
import type { DataRecord } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { PartTabs } from '../../../ui/PartTabs';
import { DeleteButton } from '../../../views/deletion/DeleteButton';
import { keyOfTab } from '../../../views/form/tabs';
import { History } from '../../../views/history/History';
import { OtherVersions } from '../../../views/history/OtherVersions';
import { QueryTab } from '../../../views/parts/query/QueryTab';
import type { ScreenProps } from '../../../views/screenContexts';
import { useStoredRecord } from '../../../views/storedRecord';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { StoringNote } from '../bar/StoringNote';
import { SHEET } from '../useBuilderKeys';
import { DetailFields } from './DetailFields';
import { RemovedRows } from './RemovedRows';

interface Props extends ScreenProps {
  /** What is open; `null`: nothing. */
  tab: string | null;
  onTab(tab: string): void;
  onClose(): void;
}

/** The document as it is on screen, stored or not: what its other versions and its own states are compared with. */
const useOnScreen = (record: DataRecord): DataRecord => {
  const { rows, details } = useBuilder(({ history }) => history);
  return documentWith({ ...record, ...details }, rows);
};

const Content = ({ tab, ...document }: ScreenProps & { tab: string }) => {
  const { isReadOnly } = useSurroundings();
  const present = useOnScreen(document.record);
  const part = document.definition.detail.find((candidate) => keyOfTab(candidate) === tab);
  if (part && 'query' in part)
    return (
      <>
        <OtherVersions definition={document.definition} record={present} />
        {!isReadOnly && <RemovedRows {...document} />}
        <QueryTab name={part.query} />
      </>
    );
  if (!part || !('fields' in part)) return null;
  return (
    <>
      <DetailFields {...document} lines={part.fields} />
      {part === document.definition.detail[0] && (
        <Suspense>
          <History definition={document.definition} record={present} />
        </Suspense>
      )}
    </>
  );
};

const Parts = ({ tab, onTab, ...document }: Omit<Props, 'onClose' | 'tab'> & { tab: string }) => {
  const { definition } = document;
  const labels = useLabels(definition.name);
  const id = useId();
  return (
    <>
      <PartTabs
        id={id}
        parts={definition.detail.map((part) => ({
          key: keyOfTab(part),
          label: 'query' in part ? labels.query(part.query).title() : labels.tab(keyOfTab(part)),
          isWrong: false,
        }))}
        open={tab}
        onOpen={onTab}
      />
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${tab}`}
        sx={{ p: { xs: 2, sm: 3 }, flex: 1 }}
      >
        <Content key={tab} tab={tab} {...document} />
      </Box>
    </>
  );
};

/** What there is to a document beside its rows: its details, its properties, what was done to it. */
export const DetailsDrawer = ({ tab, onTab, onClose, ...document }: Props) => {
  const translate = useTranslate();
  const { store, isReadOnly } = useSurroundings();
  const { onReload } = useStoredRecord();
  const titleId = useId();
  const { definition, record } = document;
  return (
    <Drawer
      anchor="right"
      open={tab !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          ...SHEET,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(100%, 760px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 3, pr: 1, py: 1 }}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1 }}>
          {translate('documentBuilder.details.title')}
        </Typography>
        {!isReadOnly && <StoringNote />}
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {tab !== null && <Parts {...document} tab={tab} onTab={onTab} />}
      {isAllowed(definition.module, 'delete') && (
        <Box sx={{ px: 3, py: 1, borderTop: 1, borderColor: 'divider' }}>
          <DeleteButton
            definition={definition}
            record={record}
            onAsk={async () => {
              await store.flush();
              await onReload();
            }}
          />
        </Box>
      )}
    </Drawer>
  );
};
