import { contentLanguages } from '../../schemas';
import type { Workshop } from './collections';
import { textGroups } from './texts/groups';
import { type TemplateText, templateTexts } from './texts/templates';

const addTexts = ({ profile, add }: Workshop): void => {
  for (const name of profile.textGroups) {
    const { description, texts } = textGroups[name];
    const group = add('translationGroups', { name, description });
    for (const [key, dutch, english] of texts)
      add('translations', { name: key, dutch, english, translationgroupid: group.id });
  }
};

const propertiesOf = ({ languages, properties }: TemplateText) =>
  contentLanguages
    .slice(0, languages)
    .flatMap((language, at) =>
      properties.map(([key, ...values], index) => ({
        language,
        order: index + 1,
        key,
        value: values[at] ?? '',
      })),
    )
    .map((property, index) => ({ id: index + 1, ...property }));

/** Adds translation groups with their translations, and property templates. */
export const addContent = (shop: Workshop): void => {
  addTexts(shop);
  for (const template of templateTexts.slice(0, shop.profile.templates))
    shop.add('propertyTemplates', {
      name: template.name,
      description: template.description,
      languages: contentLanguages.slice(0, template.languages),
      properties: propertiesOf(template),
    });
};
