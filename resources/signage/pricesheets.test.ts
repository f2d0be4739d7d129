import { expect, test } from 'vitest';
import { pricesheets } from './pricesheets';
import { filledFrom, isUntouched, sheetTemplates } from './shared/pricesheets/sheetTemplates';

const { standard, empty } = sheetTemplates;

test('a template fills the editors as long as they hold nothing of a person’s own', () => {
  expect(filledFrom({ ...standard, templateId: 'empty' })).toEqual(empty);
  expect(filledFrom({ ...empty, templateId: 'standard' })).toEqual(standard);
  const own = { ...standard, templateCssContent: 'p { color: red }' };
  expect(filledFrom({ ...own, templateId: 'empty' })).toEqual({});
  expect(isUntouched(own)).toBe(false);
  expect(filledFrom({ ...empty, templateId: null })).toEqual({});
});

test('a new price sheet begins with what its template gives', () => {
  const { templateHtmlContent, templateCssContent, templateJavaScript } = pricesheets.fields;
  expect([
    templateHtmlContent.default,
    templateCssContent.default,
    templateJavaScript.default,
  ]).toEqual(Object.values(standard));
});
