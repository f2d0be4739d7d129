import { type ComponentType, memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type DocumentRow, initialValues, type RowName, rowTypeOf } from '../../schemas/rows';
import type { ControlInputProps } from './control';
import { DocumentContext } from './DocumentContext';
import { BooleanFill } from './fill/boolean';
import { DateFill } from './fill/date';
import { EnumFill } from './fill/enum';
import { MediaFill } from './fill/media';
import { NumberFill } from './fill/number';
import { TextFill } from './fill/text';
import { TimeFill } from './fill/time';
import { ButtonLook } from './looks/button';
import { DividerLook } from './looks/divider';
import { HtmlLook } from './looks/html';
import { ImageLook } from './looks/image';
import type { LookProps } from './looks/LookProps';
import { LinkLook } from './looks/link';
import { ListLook } from './looks/list';
import { TextLook } from './looks/text';
import { VideoLook } from './looks/video';
import { rowTitle } from './rowTitle';
import { Sheet } from './Sheet';

interface Props {
  row: DocumentRow;
  /** Of the document. */
  language?: string;
}

const ignore = () => undefined;

/** An input with the value that it starts with. */
const fill = <Value,>(Input: ComponentType<ControlInputProps<Value>>) => {
  const Filled = ({ row }: LookProps) => {
    const translate = useTranslate();
    return (
      <Input
        id={`look-${row.id}`}
        name="look"
        label={rowTitle(row, translate)}
        value={initialValues([row])[row.id] as Value}
        onChange={ignore}
        onBlur={ignore}
        isRequired={row.options.required === true}
        schema={rowTypeOf(row.type)?.value?.schema(row.options) ?? { type: 'string' }}
        row={row}
      />
    );
  };
  return Filled;
};

const looks: Readonly<Record<RowName, ComponentType<LookProps>>> = {
  string: fill(TextFill),
  integer: fill(NumberFill),
  float: fill(NumberFill),
  enum: fill(EnumFill),
  boolean: fill(BooleanFill),
  date: fill(DateFill),
  time: fill(TimeFill),
  button: ButtonLook,
  imageInput: fill(MediaFill),
  fileInput: fill(MediaFill),
  text: TextLook,
  divider: DividerLook,
  image: ImageLook,
  video: VideoLook,
  html: HtmlLook,
  link: LinkLook,
  list: ListLook,
};

/**
 * One row as it will look, out of reach of pointer and keyboard. It draws the inputs without JSON Forms
 * around them: hundreds of rows are on screen while a document is made.
 */
export const RowLook = memo(({ row, language }: Props) => {
  const Look = looks[rowTypeOf(row.type)?.name ?? 'text'];
  const surroundings = useMemo(() => ({ language }), [language]);
  return (
    <DocumentContext value={surroundings}>
      <Sheet isInert>
        <Look row={row} isStill />
      </Sheet>
    </DocumentContext>
  );
});
