import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { createContext, use } from 'react';
import { useTranslate } from 'react-admin';

/** Asks which type of row is wanted at a place, beside the element that was pressed. */
type AskForRow = (beside: HTMLElement, index: number) => void;

/** Given around the rows, which share one menu. */
export const InsertContext = createContext<AskForRow | null>(null);

interface Props {
  /** What the row is called that it stands at. */
  name: string;
  /** Where the new row is to stand. */
  index(): number;
  at: 'above' | 'below';
  isShown: boolean;
}

/**
 * Adds a row at the edge of another. It is for the pointer: by keyboard a row is added from the palette, below the
 * selected one, and three hundred of these would be too many to pass by.
 */
export const InsertRow = ({ name, index, at, isShown }: Props) => {
  const translate = useTranslate();
  const ask = use(InsertContext);
  if (!ask) return null;
  const text = translate(`documentBuilder.rows.${at}`, { name });
  return (
    <Box
      component="button"
      type="button"
      tabIndex={-1}
      title={text}
      aria-label={text}
      onClick={({ currentTarget }) => ask(currentTarget, index())}
      className="insert-row"
      sx={{
        position: 'absolute',
        ...(at === 'above' ? { top: -13 } : { bottom: -18 }),
        left: '50%',
        width: 26,
        height: 26,
        ml: '-13px',
        p: 0,
        zIndex: 2,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: 1,
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
        color: 'primary.main',
        cursor: 'pointer',
        opacity: isShown ? 1 : 0,
        'li:hover > &, &:focus-visible': { opacity: 1 },
      }}
    >
      <AddIcon style={{ fontSize: 16 }} />
    </Box>
  );
};
