import { expect, test } from 'vitest';
import { appOfEntries } from '../../bench/manyEntries';
import { openApi } from '../support/Api';

const APPS = 2;

/** As often at least others are answered until all are read: each app is many turns long. */
const FEWEST_ANSWERS = 10 * APPS;

test('apps of 99,000 files are read in turns with other calls', async () => {
  const api = await openApi();
  const app = new File([new Uint8Array(appOfEntries(99_000))], 'many.apk');
  let left = APPS;
  const send = async () => {
    const form = new FormData();
    form.append('apkFile', app);
    const answer = await api.post('apk/files/upload', form);
    left -= 1;
    return answer;
  };
  const sent = Promise.all(Array.from({ length: APPS }, send));
  let answers = 0;
  while (left > 0) {
    expect(await api.get('webshop/vat/1')).toMatchObject([200, {}]);
    answers += 1;
  }
  const codes = (await sent).map(([status]) => status).toSorted();
  expect(codes).toEqual([200, ...Array.from({ length: APPS - 1 }, () => 409)]);
  expect(answers).toBeGreaterThan(FEWEST_ANSWERS);
}, 120_000);
