import { documents as texts } from '../../../i18n/en/documents';
import { rowTypes } from '../../../schemas/documents';
import {
  addDocument,
  drawn,
  expectAllStored,
  openBuilder,
  optionsPane,
  palette,
  rowItems,
  storedRows,
} from '../support/builder';
import { expect, test } from '../support/fixtures';
import { button } from '../support/locators';
import {
  enterMedia,
  enterOption,
  expectedOptions,
  expectOption,
  optionsOf,
} from '../support/rowOptions';

for (const type of rowTypes)
  test(`a row of type ${type.name} is added, edited, stored and there again`, async ({
    signedIn: page,
  }) => {
    const id = await addDocument(page);
    await openBuilder(page, id);
    await button(palette(page), texts.types[type.name]).click();
    await expect(rowItems(page)).toHaveCount(1);
    // Parts that are loaded late move those beneath them.
    await expect(optionsPane(page).locator('[data-loading]')).toHaveCount(0);
    for (const option of optionsOf(type)) await enterOption(page, optionsPane(page), type, option);
    await enterMedia(page, optionsPane(page), type);
    await expectAllStored(page);
    expect(await storedRows(page, id)).toEqual([
      expect.objectContaining({
        type: type.code,
        order: 1,
        options: expectedOptions(type),
        mediaId: type.media ? expect.any(Number) : null,
      }),
    ]);

    const before = await drawn(rowItems(page));
    await page.reload();
    await expect(rowItems(page)).toHaveCount(1);
    for (const option of optionsOf(type)) await expectOption(optionsPane(page), type, option);
    await expect.poll(() => drawn(rowItems(page))).toEqual(before);
  });
