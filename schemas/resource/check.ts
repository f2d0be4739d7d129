import { checkChanged, isAsStored } from '../fields/asStored';
import { checkValue, isShown, type Mode } from '../fields/check';
import { noted } from '../fields/noted';
import type { Problem } from '../kinds/Kind';
import { enteredFields } from './record';
import type { Resource } from './resource';
import { sharedFields } from './shared';

/**
 * What is wrong with a record as it would be saved, by field: first each field on its own, then the rules
 * between them.
 * Fields that are not on screen in this mode are never wrong; nor is what is there already and stays as it is.
 *
 * @param stored the record as it is before that; none of a new one
 */
export const checkRecord = (
  resource: Resource,
  entered: Record<string, unknown>,
  mode: Mode,
  stored?: Record<string, unknown>,
): Record<string, Problem<string>> => {
  const record = { ...entered, ...resource.onSave(entered) };
  const before = stored && { ...stored, ...resource.onSave(stored) };
  const problems: Record<string, Problem<string>> = {};
  // Texts that a record shares with its first language are judged there.
  const shared = sharedFields(resource.fields);
  const shown = Object.entries(enteredFields(resource, mode)).filter(
    ([name, field]) => !(name in shared) && isShown(field, record),
  );
  for (const [name, field] of shown) {
    const problem = checkChanged(name, field, record, mode, before);
    if (problem) problems[name] = problem;
  }
  const wrong = Object.keys(problems);
  for (const { at, holds, message } of resource.rules) {
    const places = at.filter((name) => shown.some(([field]) => field === name));
    if (places.length === 0 || places.some((name) => problems[name])) continue;
    const { seen, looked } = noted(record);
    if (holds(seen) || (before && isAsStored(looked, record, before))) continue;
    // What is invalid by itself proves nothing about the others.
    if (wrong.some((name) => looked.has(name))) continue;
    for (const name of places) problems[name] = { message };
  }
  return problems;
};

/**
 * Why a field doesn't take a value that is entered: the message of a rule that it would break, where the rule refuses
 * that. What is wrong by itself, such as a day that is only half typed, is left to be put right.
 */
export const refusedEntry = (
  { fields, rules }: Resource,
  record: Readonly<Record<string, unknown>>,
  name: string,
): (Problem<string> & { readonly at: readonly string[] }) | undefined => {
  const field = fields[name];
  if (!field || checkValue(record[name], field, record)) return undefined;
  const broken = rules.find(
    ({ refusesEntry = [], holds }) => refusesEntry.includes(name) && !holds({ ...record }),
  );
  return broken && { message: broken.message, at: broken.at };
};
