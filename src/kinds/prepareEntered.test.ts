// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { f } from '../../schemas';
import { entryOf } from './entered';
import { prepareEntered } from './prepareEntered';

it('loads what fields are entered with, those of languages and rows too', async () => {
  const colour = f.colour();
  const properties = f.keyValues();
  const prepared = [colour, properties].map((field) => vi.spyOn(entryOf(field).Input, 'prepare'));
  await prepareEntered({
    texts: f.perLanguage({ fields: { title: f.text(), properties } }),
    lines: f.rows({ fields: { name: f.text(), colour } }),
  });
  for (const prepare of prepared) expect(prepare).toHaveBeenCalledTimes(1);
});
