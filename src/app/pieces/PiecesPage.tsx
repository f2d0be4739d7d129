import Box from '@mui/material/Box';
import { withKinds } from '../../kinds/withKinds';
import { usePageTitle } from '../../routing/pageTitle';
import { PageHead } from '../../ui/PageHead';
import { Part } from '../../ui/Part';
import { ControlPieces } from './ControlPieces';
import { FieldPieces } from './FieldPieces';
import { PicturePieces } from './PicturePieces';

const TITLE = 'Pieces';

const schemes = ['light', 'dark'] as const;

const sheet = {
  display: 'grid',
  gap: 2,
  p: 2,
  mb: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  bgcolor: 'background.default',
  color: 'text.primary',
} as const;

/**
 * Every piece, kind of field and tone in each of its states, in both schemes: for whoever changes one, in development
 * alone. Nothing on it depends on the day, or on what is stored.
 */
export const PiecesPage = withKinds(() => {
  usePageTitle(TITLE);
  return (
    <>
      <PageHead title={TITLE} />
      {schemes.map((scheme) => (
        <Box key={scheme} data-color-scheme={scheme} data-testid={scheme} sx={sheet}>
          <ControlPieces />
          <PicturePieces />
          <Part title="Fields">
            <FieldPieces />
          </Part>
        </Box>
      ))}
    </>
  );
});
