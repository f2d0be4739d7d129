import type { CSSProperties } from 'react';
import { type DataRecord, fillPath, isFile, type Resource } from '../../../schemas';
import { useFileVersion } from '../../uploads/fileVersions';
import { useHeldFile } from '../../uploads/formFiles';
import { fileAddress } from '../../uploads/uploadFiles';
import look from './kioskStartScreen.module.css';
import { colourIn, namedColours, placesOf } from './startScreen';

interface Props {
  definition: Resource;
  record: DataRecord;
  /** What is written on it, in its order. */
  texts: readonly string[];
  /** The language of the texts, as the screen shows it. */
  language: string;
}

/** A picture of the app, as it is stored or waits for a save; none where its slot is empty. */
const Slot = ({
  definition,
  record,
  name,
  className,
}: Pick<Props, 'definition' | 'record'> & { name: string; className?: string }) => {
  const field = definition.fields[name];
  const isImage = field !== undefined && isFile(field);
  const path = isImage ? fillPath(field.upload ?? '', record) : '';
  const version = useFileVersion(path);
  const held = useHeldFile(path);
  const value = record[name];
  if (!isImage || typeof value !== 'string') return null;
  const stored = value && fileAddress(value, { field, record }, version);
  const address = held ? held.address : stored;
  if (!address) return null;
  return <img key={address} className={className} src={address} alt="" />;
};

const coloursOf = (record: DataRecord): CSSProperties => {
  const colours = {
    '--background': 'backgroundColor',
    '--background2': 'backgroundColor2',
    '--background3': 'backgroundColor3',
    '--background4': 'backgroundColor4',
    '--foreground': 'foregroundColor',
    '--foreground2': 'foregroundColor2',
    '--foreground3': 'foregroundColor3',
    '--foreground4': 'foregroundColor4',
    '--foreground5': 'foregroundColor5',
    '--scrollbars': 'scrollbarsColor',
  };
  return Object.fromEntries(
    Object.entries(colours).map(([property, name]) => [property, colourIn(record, name)]),
  );
};

/** The start screen of a kiosk in the colours, pictures and texts of its app; for eyes alone. */
export const Screen = ({ definition, record, texts, language }: Props) => {
  const name = String(record.name ?? '');
  const { heading = name, welcome, buttons, foot = name } = placesOf(texts);
  const slots = { definition, record };
  const isEmpty = (slot: string) => !record[slot];
  return (
    <div className={look.frame} aria-hidden="true">
      <div className={look.screen} style={coloursOf(record)}>
        <Slot {...slots} name="backgroundImage" className={look.behind} />
        <div className={look.head}>
          {isEmpty('orgLogo') ? name : <Slot {...slots} name="orgLogo" className={look.logo} />}
          <span>{language}</span>
        </div>
        <div className={look.welcome}>
          <div className={look.heading}>{heading}</div>
          {welcome}
        </div>
        <Slot {...slots} name="startupImage" className={look.startup} />
        <div className={look.buttons}>
          {Array.from({ length: Math.max(buttons.length, 2) }, (_, index) => index + 1).map(
            (number) => (
              <div key={number} className={look.button}>
                <Slot {...slots} name={`image${number}`} />
                {buttons[number - 1]}
              </div>
            ),
          )}
        </div>
        <div className={look.names}>
          {namedColours(record).map(([title, colour]) => (
            <span key={title} style={{ '--colour': colour } as CSSProperties}>
              <i />
              {title}
            </span>
          ))}
        </div>
        <div className={look.foot}>
          {foot}
          <Slot {...slots} name="image5" />
        </div>
        <div className={look.bar} />
      </div>
    </div>
  );
};
