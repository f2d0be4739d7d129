import { pngOf } from '../../../mock-server/seed/png';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { button, goodToast, heading, main, seenIn, tab } from '../support/locators';
import { inputOf, selectOf } from '../support/samples';
import { addRecord, call, uniqueName } from '../support/stored';

test('an item is added from its list, and a list of one item takes no second', async ({
  signedIn: page,
}) => {
  const title = uniqueName('Lijst');
  const id = await addRecord(page, 'websites/contentLists', {
    title,
    key: title,
    singleItemList: 1,
  });
  const seen = seenIn(page);
  const choosePicture = () =>
    main(page)
      .getByLabel('Image', { exact: true })
      .setInputFiles({
        name: 'open.png',
        mimeType: 'image/png',
        buffer: pngOf(8, () => [40, 160, 80]),
      });
  // Neither a new list is stored yet nor its picture, and both are seen.
  await page.goto('/en/dashboard/websites/contentLists/add');
  await choosePicture();
  await expect(seen.locator('header img')).toHaveAttribute('src', /^data:image/);
  await button(page, 'Remove').press('Enter');
  await expect(seen.locator('header img')).toHaveCount(0);
  await expect(button(page, 'Choose from media')).toBeFocused();

  await page.goto(`/en/dashboard/websites/contentLists/${id}?tab=items`);
  await main(page).getByRole('link', { name: 'Add content item' }).press('Enter');
  await expect(page).toHaveURL(`/en/dashboard/websites/contentItems/add?listId=${id}`);
  await expect(selectOf(main(page), 'Content list')).toHaveValue(title);
  await inputOf(main(page), 'Title').fill('Open');
  // The item isn't stored yet, and takes its picture along.
  await choosePicture();
  await expect(button(page, 'Choose another file')).toBeVisible();
  await tab(page, 'Content').click();
  await main(page).locator('.ProseMirror').fill('Wij zijn open');
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/contentItems\/\d+/);
  await expect(heading(page)).toHaveText('Open');
  await expect(main(page).getByRole('img', { name: /open\.png$/ })).toBeVisible();

  await page.goto(`/en/dashboard/websites/contentLists/${id}?tab=items`);
  await expect(main(page).getByRole('link', { name: 'Open', exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Add content item' })).toHaveCount(0);
  await expect(seen.locator('article')).toHaveText('OpenWij zijn open');
  await expect(seen.locator('article img')).toHaveAttribute('src', /^data:image/);
  await expectAccessible(page);
  await call(page, 'DELETE', `websites/contentLists/${id}`);
});

test('a page’s blocks are written by language, stand in all of them, and are seen in its template', async ({
  signedIn: page,
}) => {
  const name = uniqueName('Pagina');
  const websiteId = await addRecord(page, 'websites/websites', {
    name,
    rootUrl: 'https://blokken.example',
    languages: ['NL-nl', 'EN-gb'],
  });
  const css = 'h1 { color: rgb(1, 2, 3) }';
  const asset = await addRecord(page, 'websites/assets', { name, type: 0, content: css });
  const templateId = await addRecord(page, 'websites/templates', {
    name,
    template: '<h1>{{pageTitle}}</h1>{{intro}}{{foot}}',
    assignedAssets: [asset],
  });
  const id = await addRecord(page, 'websites/pages', {
    name,
    websiteId,
    templateId,
    languages: [{ language: 'EN-gb', pageTitle: 'Hello' }],
  });
  const seen = seenIn(page).locator('body');
  const block = main(page).getByRole('group', { name: 'Row 1' });

  await page.goto(`/en/dashboard/websites/pages/${id}?tab=content&edit=true`);
  await button(page, 'Add a row').click();
  await inputOf(block, 'Key').fill('intro');
  await inputOf(block, 'Content').fill('<p>Kom binnen</p>');
  await expect(seen).toHaveText('Kom binnen');
  await expect(main(page).getByText('doesn’t have: foot')).toBeVisible();

  await tab(page, 'English').click();
  await expect(inputOf(block, 'Key')).toHaveValue('intro');
  await expectAccessible(page);
  await inputOf(block, 'Content').fill('<p>Come in</p>');
  await expect(seen).toHaveText('HelloCome in');
  await expect(seen.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await button(page, 'Save').click();
  await expect(goodToast(page, 'Page saved')).toBeVisible();

  await button(page, 'Edit').click();
  await block.getByRole('button').first().click();
  // It has nothing left, and says so.
  await page.getByRole('tab', { name: /^Dutch/ }).click();
  await expect(block).toHaveCount(0);
  await button(page, 'Cancel').click();
  await call(page, 'DELETE', `websites/pages/${id}`);
  await call(page, 'DELETE', `websites/templates/${templateId}`);
  await call(page, 'DELETE', `websites/assets/${asset}`);
  await call(page, 'DELETE', `websites/websites/${websiteId}`);
});

test.describe('a redirect', () => {
  test.use({ allowedProblems: [/status of 409/] });

  test('in a circle says at its field which others it goes by', async ({ signedIn: page }) => {
    const name = uniqueName('Site');
    const mark = name.slice(-6);
    const websiteId = await addRecord(page, 'websites/websites', {
      name,
      rootUrl: 'https://omleiding.example',
    });
    const add = (oldUrl: string, newUrl: string) =>
      addRecord(page, 'websites/redirects', { websiteId, type: 0, oldUrl, newUrl });
    const first = await add(`/a-${mark}`, `/b-${mark}`);
    const second = await add(`/b-${mark}`, `/c-${mark}`);
    await page.goto(`/en/dashboard/websites/redirects/${second}?edit=true`);
    await inputOf(main(page), 'New URL').fill(`https://omleiding.example/A-${mark}/`);
    await button(page, 'Save').click();
    await expect(
      main(page).getByText(`This redirect would lead in a circle: /a-${mark} → /b-${mark}`).first(),
    ).toBeVisible();
    await inputOf(main(page), 'New URL').fill(`/d-${mark}`);
    await button(page, 'Save').click();
    await expect(goodToast(page, 'Redirect saved')).toBeVisible();
    for (const id of [first, second]) await call(page, 'DELETE', `websites/redirects/${id}`);
    await call(page, 'DELETE', `websites/websites/${websiteId}`);
  });
});
