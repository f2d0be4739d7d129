import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

const resultsOf = async (api: Api, id = 1) => {
  const [, body] = await api.get(`kioskapps/${id}`);
  return (body as { results: Record<string, unknown> }).results;
};

describe('the pictures of a kiosk app', () => {
  const picture = (text: string): FormData => {
    const form = new FormData();
    form.append('file', new Blob([`GIF89a\u0001\u0000\u0001\u0000${text}`]), 'beeld.gif');
    return form;
  };
  const shown = (api: Api, slot: string, random: string, org = '1') =>
    api.fetch(`/internal/v1/kioskapps/${org}/1/showImage/${slot}/${random}`);

  test('are stored, shown whatever the random part, replaced and removed, each in its slot', async () => {
    const api = await openApi();
    for (const slot of ['orgLogo', 'backgroundImage', 'startupImage', 'image1', 'image5'])
      expect(await api.post(`kioskapps/1/images/${slot}`, picture(slot))).toMatchObject([
        200,
        { status: true, fileName: 'beeld.gif' },
      ]);
    expect(await resultsOf(api)).toMatchObject({
      options: { orgLogo: 'beeld.gif', image1: 'beeld.gif', image2: '', image5: 'beeld.gif' },
    });
    const logo = await shown(api, 'orgLogo', '0.4711');
    expect(logo.headers.get('Content-Type')).toBe('image/gif');
    expect(await logo.text()).toContain('orgLogo');
    expect((await shown(api, 'image2', '1')).status).toBe(404);
    await api.put('kioskapps/1/images/orgLogo', picture('other'));
    expect(await (await shown(api, 'orgLogo', '2')).text()).toContain('other');
    expect(await api.delete('kioskapps/1/images/orgLogo')).toMatchObject([200, { status: true }]);
    expect((await shown(api, 'orgLogo', '3')).status).toBe(404);
    expect((await shown(api, 'image1', '3')).status).toBe(200);
  });

  test('are refused where there is no such slot, and where they are none', async () => {
    const api = await openApi();
    expect(await api.post('kioskapps/1/images/image6', picture('x'))).toMatchObject([
      404,
      { status: false },
    ]);
    const form = new FormData();
    form.append('file', new Blob(['<html>']), 'logo.png');
    expect(await api.post('kioskapps/1/images/orgLogo', form)).toMatchObject([
      415,
      { status: false },
    ]);
  });

  test('are shown below the number of their organisation alone', async () => {
    const api = await openApi();
    await api.post('kioskapps/1/images/image1', picture('x'));
    expect((await shown(api, 'image1', '1', '3')).status).toBe(404);
    const stranger = await api.as(users.stranger);
    expect((await shown(stranger, 'image1', '1')).status).not.toBe(200);
  });
});
