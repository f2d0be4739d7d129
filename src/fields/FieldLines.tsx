import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldLayout } from '../../schemas';
import { useScopeFields } from './FieldScope';
import { FieldSlot } from './FieldSlot';
import type { LabelScope } from './labels';
import { columnsOf } from './lineColumns';
import { useViewOf } from './registry';

interface Props {
  /** The lines by section; the section without a name has no heading. */
  sections: Readonly<Record<string, FieldLayout<string>>>;
  labelScope: LabelScope;
  /** Whether a field has a place on screen; lines and sections without any have none. */
  isOnScreen(name: string): boolean;
  heading?: 'h2' | 'h3';
  /** The only field of its tab, which bears its name already. */
  isAlone?: boolean;
}

const namesOf = (line: string | readonly string[]): readonly string[] =>
  typeof line === 'string' ? [line] : line;

/** Pixels of a line at most: what stands in it is read and compared at one glance. */
const LINE_WIDTH = 720;

interface LineProps {
  names: readonly string[];
  columns: number;
  isAlone: boolean;
  /** It has a table, an editor or the like in it. */
  isWide: boolean;
}

/** Fields beside each other where there is room. */
const Line = ({ names, columns, isAlone, isWide }: LineProps) => (
  <Box
    sx={{
      maxWidth: isWide ? undefined : LINE_WIDTH,
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      minWidth: 0,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        md: `repeat(${columns}, minmax(0, 1fr))`,
      },
    }}
  >
    {names.map((name) => (
      <FieldSlot key={name} name={name} isAlone={isAlone} />
    ))}
  </Box>
);

/** Pixels of figures that add up, one below the other. */
const RECKONING_WIDTH = 360;

/** Figures that add up to the last of them, as on a receipt: what is named stands left, the figure right. */
const Reckoning = ({ names }: { names: readonly string[] }) => (
  <Box sx={{ display: 'grid', width: '100%', maxWidth: RECKONING_WIDTH, ml: 'auto' }}>
    {names.map((name) => (
      <FieldSlot key={name} name={name} isAlone={false} isFigure />
    ))}
  </Box>
);

/** A hairline stands between sections. */
const sectionLook = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '& + &': { pt: 4, borderTop: 1, borderColor: 'divider' },
} as const;

/** Fields of the scope around them, shown or entered, in lines and sections. */
export const FieldLines = ({
  sections,
  labelScope,
  isOnScreen,
  heading = 'h3',
  isAlone = false,
}: Props) => {
  const fields = useScopeFields();
  const viewOf = useViewOf();
  const isBlock = (name: string) => {
    const field = fields[name];
    return field !== undefined && viewOf(field).isBlock === true;
  };
  const isFigure = (name: string) => {
    const field = fields[name];
    return field?.readOnly === true && viewOf(field).isNumeric === true;
  };
  const addsUp = (lines: readonly (readonly string[])[]) =>
    lines.length > 2 &&
    lines.every(([name = '', ...others]) => others.length === 0 && isFigure(name));
  // A table that is all there is of a section is named by its heading.
  const isNamedAbove = (section: string, lines: readonly (readonly string[])[]) => {
    const [only = '', ...others] = lines.flat();
    return section !== '' && others.length === 0 && isBlock(only);
  };
  const drawn = Object.entries(sections)
    .map(([section, lines]) => ({
      section,
      lines: lines
        .map((line) => namesOf(line).filter(isOnScreen))
        .filter((names) => names.length > 0),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {drawn.map(({ section, lines }) => (
        <Box key={section} component="section" sx={sectionLook}>
          {section && (
            <Typography variant="subtitle1" component={heading} fontWeight={600}>
              {labelScope.section(section)}
            </Typography>
          )}
          {addsUp(lines) && <Reckoning names={lines.flat()} />}
          {(addsUp(lines) ? [] : lines).map((names, index) => (
            <Line
              key={names.join(' ')}
              names={names}
              columns={columnsOf(lines, index)}
              isAlone={isAlone || isNamedAbove(section, lines)}
              isWide={names.some(isBlock)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
};
