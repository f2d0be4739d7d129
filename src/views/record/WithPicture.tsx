import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  type DataRecord,
  type Picture as Drawn,
  isBesideForm,
  pictureName,
  type Resource,
} from '../../../schemas';
import { OpenLanguageContext, useOpenLanguage } from '../../fields/openLanguage';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import type { FormMode, Values } from '../form/formTypes';
import { PicturesContext } from '../screenContexts';

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  mode: FormMode;
}

/** A page can only be read at half of what there is; a screen that stands upright takes a third, as high as most windows. */
const WIDTH = { screen: 'clamp(280px, 34cqw, 400px)', page: 'minmax(0, 1fr)' } as const;

/** Pixels of a screen beneath its form, where all of the width would be more than a window's height. */
const MOST_BENEATH = 400;

/** Beside the form where there is room for both, and beneath it, to be folded away, where not. */
const layoutOf = (width: string) => ({
  containerType: 'inline-size',
  '& > div': { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 800px)': {
    '& > div': { gridTemplateColumns: `minmax(0, 1fr) ${width}`, alignItems: 'start' },
    '& > div > aside': {
      position: 'sticky',
      top: 'calc(var(--stuck) + 16px)',
      // Below the bar of a form as well, whether there is one or not.
      maxHeight: 'calc(100vh - 136px)',
      overflowY: 'auto',
    },
  },
});

const Picture = ({ picture, definition, record }: Omit<Props, 'mode'> & { picture: Drawn }) => {
  const pictures = use(PicturesContext);
  const present = useWatch() as Values;
  const [language] = useOpenLanguage();
  const name = pictureName(picture);
  if (!pictures) throw new Error(`No pictures are known here, so "${name}" can't be shown.`);
  const Shown = pictures[name];
  const shown = { ...present, id: Number(record.id ?? 0) };
  return <Shown definition={definition} record={shown} language={language} />;
};

/** A form with the picture of what is being entered, where the definition names one; of a new record, a page's alone. */
export const WithPicture = ({
  definition,
  record,
  mode,
  children,
}: Props & { children: ReactNode }) => {
  const translate = useTranslate();
  const { picture } = definition;
  const isPage = typeof picture === 'object' && 'page' in picture;
  const openLanguage = useState<string>();
  if (!picture || !isBesideForm(picture) || (mode === 'create' && !isPage)) return children;
  return (
    <OpenLanguageContext value={openLanguage}>
      <Box sx={layoutOf(isPage ? WIDTH.page : WIDTH.screen)}>
        <div>
          <div>{children}</div>
          <Paper variant="outlined" component="aside" aria-label={translate('views.picture')}>
            <details open>
              <Box component="summary" sx={{ px: 2, py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
                {translate('views.picture')}
              </Box>
              <Box sx={{ px: 2, pb: 2, maxWidth: isPage ? undefined : MOST_BENEATH, mx: 'auto' }}>
                <Suspense
                  fallback={
                    <Skeleton
                      variant="rounded"
                      style={{ aspectRatio: isPage ? '4 / 3' : '9 / 16', height: 'auto' }}
                    />
                  }
                >
                  <Picture picture={picture} definition={definition} record={record} />
                </Suspense>
              </Box>
            </details>
          </Paper>
        </div>
      </Box>
    </OpenLanguageContext>
  );
};
