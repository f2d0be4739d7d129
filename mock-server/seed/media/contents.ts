import { extname } from 'node:path';
import type { Random } from '../random';
import { clip } from './clip';
import { drawing, type Format } from './drawing';
import { page } from './page';
import { chime } from './sound';

/** What a file holds. */
export interface Content {
  readonly bytes: Buffer;
  /** Its type, as the server detects it from the bytes. */
  readonly type: string;
}

type Maker = (random: Random, title: string) => Promise<Content>;

const formats: readonly Format[] = [
  [960, 540],
  [540, 960],
  [800, 800],
  [900, 600],
];

const picture = async (random: Random, as: 'png' | 'jpeg'): Promise<Content> => {
  // Heavy, and needed only when there are no data yet.
  const { default: sharp } = await import('sharp');
  const source = sharp(Buffer.from(drawing(random, random.pick(formats))));
  const bytes =
    as === 'png' ? await source.png({ palette: true }).toBuffer() : await source.jpeg().toBuffer();
  return { bytes, type: `image/${as}` };
};

const text = (content: string, type: string): Content => ({ bytes: Buffer.from(content), type });

const makers: Readonly<Record<string, Maker>> = {
  '.png': (random) => picture(random, 'png'),
  '.jpg': (random) => picture(random, 'jpeg'),
  '.svg': async (random) => text(drawing(random, [480, 160]), 'image/svg+xml'),
  '.webm': async () => ({ bytes: clip, type: 'video/webm' }),
  '.wav': async (random) => ({
    bytes: chime([random.int(300, 500), random.int(500, 700), random.int(700, 900)]),
    type: 'audio/wav',
  }),
  '.pdf': async (_, title) => ({
    bytes: page(title, ['Dit is een voorbeeld uit de demogegevens.', 'This is sample content.']),
    type: 'application/pdf',
  }),
  '.csv': async (_, title) => text(`naam;aantal\n${title};1\n`, 'text/csv'),
  '.txt': async (_, title) => text(`${title}\n`, 'text/plain'),
  '.json': async (_, title) => text(`${JSON.stringify({ title })}\n`, 'application/json'),
};

/** Makes the content of a file of the demo, of the type of its name. @throws for a name of another type */
export const contentOf = (fileName: string, title: string, random: Random): Promise<Content> => {
  const maker = makers[extname(fileName)];
  if (!maker) throw new Error(`Nothing makes ${fileName}`);
  return maker(random, title);
};
