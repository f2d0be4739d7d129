import { type ComponentType, memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type DocumentRow, initialValues, type RowName, rowTypeOf } from '../../schemas/documents';
import type { ControlInputProps } from './control';
import { DocumentContext } from './DocumentContext';
import { ButtonDisplay } from './display/button';
import type { DisplayProps } from './display/DisplayProps';
import { DividerDisplay } from './display/divider';
import { HtmlDisplay } from './display/html';
import { ImageDisplay } from './display/image';
import { LinkDisplay } from './display/link';
import { ListDisplay } from './display/list';
import { TextDisplay } from './display/text';
import { VideoDisplay } from './display/video';
import { BooleanFill } from './fill/boolean';
import { DateFill } from './fill/date';
import { EnumFill } from './fill/enum';
import { MediaFill } from './fill/media';
import { NumberFill } from './fill/number';
import { TextFill } from './fill/text';
import { TimeFill } from './fill/time';
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
  const Filled = ({ row }: DisplayProps) => {
    const translate = useTranslate();
    return (
      <Input
        id={`preview-${row.id}`}
        name="preview"
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

const previews: Readonly<Record<RowName, ComponentType<DisplayProps>>> = {
  string: fill(TextFill),
  integer: fill(NumberFill),
  float: fill(NumberFill),
  enum: fill(EnumFill),
  boolean: fill(BooleanFill),
  date: fill(DateFill),
  time: fill(TimeFill),
  button: ButtonDisplay,
  imageInput: fill(MediaFill),
  fileInput: fill(MediaFill),
  text: TextDisplay,
  divider: DividerDisplay,
  image: ImageDisplay,
  video: VideoDisplay,
  html: HtmlDisplay,
  link: LinkDisplay,
  list: ListDisplay,
};

/**
 * One row as it will look, out of reach of pointer and keyboard. It draws the inputs without JSON Forms
 * around them: hundreds of rows are on screen while a document is made.
 */
export const RowPreview = memo(({ row, language }: Props) => {
  const Preview = previews[rowTypeOf(row.type)?.name ?? 'text'];
  const surroundings = useMemo(() => ({ language }), [language]);
  return (
    <DocumentContext value={surroundings}>
      <Sheet isInert>
        <Preview row={row} isStill />
      </Sheet>
    </DocumentContext>
  );
});
