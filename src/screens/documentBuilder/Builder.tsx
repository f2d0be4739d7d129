import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RowType } from '../../../schemas/documents';
import { usePageTitle } from '../../routing/pageTitle';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { TOP_BAR_HEIGHT } from '../../ui/topBar';
import { DraftBar } from '../../views/draft/DraftBar';
import type { ScreenProps } from '../../views/screenContexts';
import { useBuilder, useSurroundings } from './BuilderContext';
import { BuilderBar } from './bar/BuilderBar';
import { DetailsDrawer } from './details/DetailsDrawer';
import { useDetailsTab } from './details/useDetailsTab';
import { FocusRequests } from './FocusRequests';
import { LiveRegion } from './LiveRegion';
import { Dragging } from './list/Dragging';
import { RowList } from './list/RowList';
import { useKeptFocus } from './list/useKeptFocus';
import { OptionsPane } from './options/OptionsPane';
import { Palette } from './palette/Palette';
import { Sheet } from './Sheet';
import { useBuilderKeys } from './useBuilderKeys';
import { useElsewhereToast } from './useElsewhereToast';
import { useRemovalToast } from './useRemovalToast';
import { type Room, useRoom } from './useRoom';

const PreviewDialog = lazyDialog(async () => (await import('./preview/PreviewDialog')).default);

const columns: Readonly<Record<Room, string>> = {
  one: 'minmax(0, 1fr)',
  two: 'minmax(0, 1fr) 300px',
  three: '184px minmax(0, 1fr) 300px',
};

const SidePane = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{
      position: 'sticky',
      top: `calc(${TOP_BAR_HEIGHT}px + var(--bar-height))`,
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${TOP_BAR_HEIGHT}px - var(--bar-height))`,
      overflowY: 'auto',
      p: 2,
    }}
  >
    {children}
  </Box>
);

interface Props extends ScreenProps {
  /** Why the rows can't be changed. */
  reason: 'state' | 'right' | null;
}

/** Why the rows can't be changed, and what was typed on another visit. */
const Notes = ({ reason }: Pick<Props, 'reason'>) => {
  const translate = useTranslate();
  const { unsent } = useSurroundings();
  const { draft, count, nameOf, restore } = unsent;
  const parts = Object.keys(draft.offered?.values ?? {}).map(nameOf);
  return (
    <>
      {reason && (
        <Alert severity="info" sx={{ m: 2, mb: 1 }}>
          {translate(`documentBuilder.readOnly.${reason}`)}
          {reason === 'state' &&
            count > 0 &&
            ` ${translate('documentBuilder.readOnly.kept', { parts: parts.join(', ') })}`}
        </Alert>
      )}
      {!reason && count > 0 && (
        <Box sx={{ m: 2, mb: 0 }}>
          <DraftBar draft={draft} labelScope={{ field: nameOf }} onRestore={restore} />
        </Box>
      )}
    </>
  );
};

interface PaletteProps {
  title: string;
  onChoose(type: RowType): void;
}

/** What can be added, beside the rows. */
const PalettePane = ({ title, onChoose }: PaletteProps) => (
  <SidePane title={title}>
    <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Palette isBeside onChoose={onChoose} />
  </SidePane>
);

type Open = 'palette' | 'options' | 'preview' | null;

/**
 * The bar above three panes: the palette, the rows as they will look, the options of the selected row. What else
 * there is to a document comes in a drawer.
 */
export const Builder = ({ reason, ...document }: Props) => {
  const translate = useTranslate();
  const title = useBuilder(({ history }) => String(history.details.title ?? ''));
  usePageTitle(title);
  const details = useDetailsTab(document.definition);
  const { store, isReadOnly } = useSurroundings();
  const { ref, room } = useRoom();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const focus = useKeptFocus();
  useBuilderKeys();
  useElsewhereToast(document.definition);
  useRemovalToast();

  const add = (type: RowType) => {
    close();
    store.add(type.code);
  };
  const hasPalette = room === 'three' && !isReadOnly;
  const paletteTitle = translate('documentBuilder.palette.title');
  const optionsTitle = translate('documentBuilder.options.title');
  return (
    <Paper
      ref={ref}
      variant="outlined"
      {...focus}
      sx={{ '--bar-height': '52px', overflow: 'clip' }}
    >
      <BuilderBar
        {...document}
        onOpenPalette={hasPalette ? undefined : () => setOpen('palette')}
        isNarrow={room === 'one'}
        onPreview={() => setOpen('preview')}
        onDetails={details.open}
      />
      <Notes reason={reason} />
      <Dragging>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: isReadOnly && room === 'three' ? columns.two : columns[room],
          }}
        >
          {hasPalette && <PalettePane title={paletteTitle} onChoose={add} />}
          <Box
            component="section"
            aria-label={translate('documentBuilder.rows.title')}
            sx={{
              minHeight: 320,
              p: { xs: 1, sm: 2 },
              bgcolor: 'background.default',
              borderInline: room === 'one' ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            <RowList hasOptionsButton={room === 'one'} />
          </Box>
          {room !== 'one' && (
            <SidePane title={optionsTitle}>
              <OptionsPane isBeside />
            </SidePane>
          )}
        </Box>
        <Sheet title={paletteTitle} isOpen={open === 'palette' && !hasPalette} onClose={close}>
          <Palette isBeside={false} onChoose={add} />
        </Sheet>
      </Dragging>
      <Sheet title={optionsTitle} isOpen={open === 'options' && room === 'one'} onClose={close}>
        <OptionsPane isBeside={false} />
      </Sheet>
      {open === 'preview' && <PreviewDialog title={title} onClose={close} />}
      <DetailsDrawer {...document} {...details} />
      <FocusRequests
        openOptions={room === 'one' ? () => setOpen('options') : undefined}
        openDetails={details.open}
      />
      <LiveRegion />
    </Paper>
  );
};
