import { isObject } from '../../../schemas/isObject';
import type { Served } from '../operations';

const functionsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(functionsIn);
  if (!isObject(value)) return [];
  const { fn } = value;
  return [...(typeof fn === 'string' ? [fn] : []), ...Object.values(value).flatMap(functionsIn)];
};

/**
 * The functions of behaviours that no definition names, and that aren't declared to be called by a screen alone:
 * nobody calls those, as when one is misspelt.
 *
 * @returns a sentence each
 */
export const unnamedFunctions = ({ definitions, behaviours }: Served): readonly string[] => {
  const named = new Set(definitions.all.flatMap(functionsIn));
  return definitions.all.flatMap(({ name }) => {
    const { functions = {}, recordFunctions = {} } = behaviours.of(name);
    const own = [...Object.entries(functions), ...Object.entries(recordFunctions)];
    return own
      .filter(([fn, spec]) => !named.has(fn) && !spec?.ofScreen)
      .map(
        ([fn]) =>
          `${name}: server/behaviours/*/${name}.ts has the function ${fn}, which no definition names; correct its name, or give it ofScreen: true where a screen alone calls it`,
      );
  });
};
