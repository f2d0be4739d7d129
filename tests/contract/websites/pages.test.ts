import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

const path = 'websites/pages';

const meta = { metaDescription: '', metaKeywords: '', headCustom: '' };

test('pages are listed, and read with their texts and blocks in each language', async () => {
  const api = await openApi();
  const own = { id: 1, websiteId: 1, templateId: 1, name: 'Bezoek', description: 'Hoe u er komt' };
  const titles = { websiteName: 'Kompas', templateName: 'Artikel' };
  expect(await api.get(`${path}?filter=bez`)).toEqual([
    200,
    { status: true, status_message: '', results: [{ ...own, ...titles }], totalRowCount: 1 },
  ]);
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        ...own,
        ...titles,
        languages: [
          {
            language: 'NL-nl',
            pageTitle: 'Uw bezoek',
            url: '/bezoek',
            ...meta,
            elements: [
              { id: 1, key: 'content', content: '<p>Kom</p>', websitePageTranslationId: 1 },
              { id: 2, key: 'footer', content: 'Tot ziens', websitePageTranslationId: 1 },
            ],
          },
          {
            language: 'EN-gb',
            pageTitle: 'Your visit',
            url: '/visit',
            ...meta,
            elements: [
              { id: 1, key: 'content', content: '<p>Come</p>', websitePageTranslationId: 2 },
              { id: 2, key: 'footer', content: '', websitePageTranslationId: 2 },
            ],
          },
        ],
      },
    },
  ]);
});

test('a new page has its blocks in every language of its website', async () => {
  const api = await openApi();
  const elements = [{ id: 0, key: 'content', content: '<p>Hallo</p>' }];
  const added = { websiteId: 1, name: 'Welkom', languages: [{ language: 'NL-nl', elements }] };
  expect(await api.put(`${path}/add`, added)).toEqual([
    200,
    { status: true, status_message: 'Page added', last_id: 3 },
  ]);
  const block = { pageTitle: '', url: '', ...meta };
  expect(await api.get(`${path}/3`)).toMatchObject([
    200,
    {
      results: {
        templateId: null,
        languages: [
          {
            language: 'NL-nl',
            ...block,
            elements: [
              { id: 1, key: 'content', content: '<p>Hallo</p>', websitePageTranslationId: 1 },
            ],
          },
          {
            language: 'EN-gb',
            ...block,
            elements: [{ id: 1, key: 'content', content: '', websitePageTranslationId: 2 }],
          },
        ],
      },
    },
  ]);
  expect(await api.delete(`${path}/3`)).toMatchObject([200, { status: true }]);
});

test('a block that is added, renamed or deleted in one language is so in all', async () => {
  const api = await openApi();
  const english = async () => {
    const [, body] = await api.get(`${path}/1`);
    const { results } = body as { results: { languages: { elements: unknown[] }[] } };
    return results.languages[1]?.elements;
  };
  const put = (elements: readonly object[]) =>
    api.put(`${path}/1`, { languages: [{ language: 'NL-nl', elements }] });
  await put([
    { id: 1, key: 'intro', content: '<p>Kom</p>' },
    { id: 2, key: 'footer', content: 'Tot ziens' },
    { key: 'prices', content: '' },
  ]);
  expect(await english()).toEqual([
    { id: 1, key: 'intro', content: '<p>Come</p>', websitePageTranslationId: 2 },
    { id: 2, key: 'footer', content: '', websitePageTranslationId: 2 },
    { id: 3, key: 'prices', content: '', websitePageTranslationId: 2 },
  ]);
  await put([{ id: 3, key: 'prices', content: 'Gratis' }]);
  expect(await english()).toEqual([
    { id: 3, key: 'prices', content: '', websitePageTranslationId: 2 },
  ]);
});

test('a new block called as another was takes nothing of that one', async () => {
  const api = await openApi();
  const elements = [
    { id: 1, key: 'intro', content: '<p>Kom</p>' },
    { id: 2, key: 'footer', content: 'Tot ziens' },
    { key: 'content', content: 'Nieuw' },
  ];
  await api.put(`${path}/1`, { languages: [{ language: 'NL-nl', elements }] });
  const part = (id: number, key: string, content: string) => ({ id, key, content });
  expect(await api.get(`${path}/1`)).toMatchObject([
    200,
    {
      results: {
        languages: [
          {
            elements: [
              part(1, 'intro', '<p>Kom</p>'),
              part(2, 'footer', 'Tot ziens'),
              part(3, 'content', 'Nieuw'),
            ],
          },
          {
            elements: [
              part(1, 'intro', '<p>Come</p>'),
              part(2, 'footer', ''),
              part(3, 'content', ''),
            ],
          },
        ],
      },
    },
  ]);
});

test('what a page must have is refused by name, and what it needs stays', async () => {
  const api = await openApi();
  expect(await api.put(`${path}/add`, { name: ' ', templateId: 1 })).toEqual([
    400,
    {
      status: false,
      status_message: 'Required',
      errors: { name: 'Required', websiteId: 'Required' },
    },
  ]);
  const twice = [{ key: 'content' }, { key: 'Content ' }];
  expect(
    await api.put(`${path}/1`, { languages: [{ language: 'NL-nl', elements: twice }] }),
  ).toEqual([
    400,
    {
      status: false,
      status_message: 'Each block needs a key of its own',
      errors: { languages: 'Each block needs a key of its own' },
    },
  ]);
  const beside = [{ key: 'content' }, { id: 1, key: 'content' }];
  expect(
    await api.put(`${path}/1`, { languages: [{ language: 'NL-nl', elements: beside }] }),
  ).toMatchObject([400, { errors: { languages: 'Each block needs a key of its own' } }]);
  expect(await api.put(`${path}/1`, { websiteId: 2 })).toMatchObject([400, {}]);
  expect(await api.delete('websites/templates/1')).toMatchObject([409, { status: false }]);
  expect(await api.delete('websites/websites/1')).toMatchObject([409, { status: false }]);
  await api.put(`${path}/1`, { templateId: null });
  expect(await api.delete('websites/templates/1')).toMatchObject([200, { status: true }]);
});
