import { contentLanguages } from '../../../schemas';
import type { Workshop } from '../collections';
import { type CategoryText, categoryTexts } from '../texts/categories';

const COLOURS = ['#1d6f5f', '#b4562a', '#2b4c9b', '#8a2f5d', '#5d6b1f', '#000000'] as const;

/** Texts of a category beside its title. */
const noTexts = {
  description: '',
  content: '',
  pageTitle: '',
  metaDescription: '',
  metaKeywords: '',
};

const textsOf = ([dutch, english]: CategoryText) =>
  contentLanguages.map((language) => ({
    language,
    title: language === 'NL-nl' ? dutch : english,
    ...noTexts,
  }));

/**
 * Adds the categories of the organisation's shop.
 *
 * @param below the organisations below it
 */
export const addCategories = (
  { profile, random, rows, add }: Workshop,
  below: readonly number[],
): void => {
  const chance = random('categories');
  const texts = categoryTexts[profile.code] ?? [];
  const groups = rows('turnovergroups');
  const categories = texts.map((text, index) => {
    const [dutch, , parent, state] = text;
    const assigned = state === 'shared' ? below : [];
    return add('productcategories', {
      ...noTexts,
      title: dutch,
      languages: textsOf(text),
      active: 1,
      frontPage: parent === undefined ? 1 : 0,
      checkout: 0,
      visibility: chance.weighted([
        [2, 8],
        [0, 1],
        [1, 1],
      ]),
      order: index + 1,
      color: chance.pick(COLOURS),
      allowUnlimited: 0,
      allowUnlimitedMax: null,
      turnoverGroup: groups.length > 0 ? chance.pick(groups).id : null,
      assignedOrganisations: assigned,
      hasOrgs: assigned.length > 0 ? 1 : 0,
      canEdit: dutch === 'Overig' ? 0 : 1,
      fileName: '',
      parentId: null,
    });
  });
  for (const [index, [, , parent]] of texts.entries())
    if (parent !== undefined)
      Object.assign(categories[index] ?? {}, { parentId: categories[parent]?.id ?? null });
};
