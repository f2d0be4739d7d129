import '../../views/week/texts';
import Typography from '@mui/material/Typography';
import { BarChart } from '../../ui/charts/BarChart';
import { Sparkline } from '../../ui/charts/Sparkline';
import { Part } from '../../ui/Part';
import { WeekGrid } from '../../ui/week/WeekGrid';
import { WeekLegend } from '../../ui/week/WeekLegend';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const amounts = [120, 80, 0, 210, 160, 240, 60];
const parts = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

const written = (value: number) => value.toFixed(0);
const nothing = () => undefined;

const bars = days.map((day, at) => ({
  key: day,
  short: day,
  label: day,
  values: parts.map((_, part) => (amounts[at] ?? 0) * (parts.length - part)),
  isRunning: at === days.length - 1,
}));

const hours = [
  { key: '1', label: 'Rondvaart', day: 0, from: 540, until: 660, tone: 0 },
  { key: '2', label: 'Kanoverhuur', day: 0, from: 600, until: 720, tone: 1 },
  { key: '3', label: 'Proeverij', day: 1, from: 540, until: 570, tone: 2 },
  { key: '4', label: 'Workshop', day: 2, from: 540, until: 660, tone: 3, isOff: true },
  { key: '5', label: 'Kinderfeest', day: 3, from: 540, until: 660, tone: 4, warns: true },
];

/** What is drawn of figures and of hours. */
export const PicturePieces = () => (
  <>
    <Part title="Charts">
      <BarChart
        title="Bars"
        total={<Typography variant="h5">870</Typography>}
        series={parts.map((label, at) => ({ at, label }))}
        bars={bars}
        height={200}
        barHead="Day"
        format={written}
        formatStep={written}
      />
      <div style={{ width: 96 }}>
        <Sparkline values={amounts} />
      </div>
    </Part>
    <Part title="Week">
      <WeekLegend
        title="Legend"
        meanings={[
          ...hours.slice(0, 3).map(({ label, tone }) => ({ label, tone })),
          { label: 'Off', isOff: true },
          { label: 'In conflict', warns: true },
        ]}
      />
      <WeekGrid label="Week" days={days} bars={hours} onOpen={nothing} onDraw={nothing} />
    </Part>
  </>
);
