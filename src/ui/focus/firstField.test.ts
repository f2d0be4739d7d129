// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusFirstField } from './firstField';

/** A form whose first field is on its way. */
const open = (): HTMLElement => {
  document.body.innerHTML =
    '<button>Elsewhere</button><form><p><i data-stands-in></i></p><input name="second"></form>';
  const form = document.forms[0];
  if (!form) throw new Error('There is no form.');
  return form;
};

/** What is waited for comes. */
const arrive = async (form: HTMLElement) => {
  const place = form.querySelector('p');
  if (place) place.innerHTML = '<input name="first">';
  await Promise.resolve();
};

const focused = () => document.activeElement?.getAttribute('name');

describe('the first field of a form', () => {
  let form: HTMLElement;
  beforeEach(() => {
    form = open();
    focusFirstField(form);
  });
  afterEach(() => document.body.replaceChildren());

  it('gets the focus once it is there, and none of those behind it before', async () => {
    expect(document.activeElement).toBe(document.body);
    await arrive(form);
    expect(focused()).toBe('first');
  });

  it('leaves the focus where somebody has put it meanwhile', async () => {
    document.querySelector('button')?.focus();
    await arrive(form);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });
});

it('does not get it where it is not wanted, however late it comes', async () => {
  const form = open();
  focusFirstField(form, () => false);
  await arrive(form);
  expect(document.activeElement).toBe(document.body);
  document.body.replaceChildren();
});
