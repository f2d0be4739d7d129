import ImageInput from '@mui/icons-material/AddPhotoAlternateOutlined';
import DateIcon from '@mui/icons-material/CalendarTodayOutlined';
import Tick from '@mui/icons-material/CheckBoxOutlined';
import Choice from '@mui/icons-material/ChecklistRtl';
import Code from '@mui/icons-material/CodeOutlined';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Line from '@mui/icons-material/HorizontalRule';
import Picture from '@mui/icons-material/ImageOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import Movie from '@mui/icons-material/MovieOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Whole from '@mui/icons-material/Numbers';
import Decimal from '@mui/icons-material/PercentOutlined';
import Time from '@mui/icons-material/ScheduleOutlined';
import Text from '@mui/icons-material/ShortText';
import Button from '@mui/icons-material/SmartButtonOutlined';
import FileInput from '@mui/icons-material/UploadFileOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { RowName } from '../../../../schemas/documents';

/** The symbol of each type of row. */
export const rowIcons: Readonly<Record<RowName, typeof SvgIcon>> = {
  string: Text,
  integer: Whole,
  float: Decimal,
  enum: Choice,
  boolean: Tick,
  date: DateIcon,
  time: Time,
  button: Button,
  imageInput: ImageInput,
  fileInput: FileInput,
  text: Notes,
  divider: Line,
  image: Picture,
  video: Movie,
  html: Code,
  link: Link,
  list: Bullets,
};
