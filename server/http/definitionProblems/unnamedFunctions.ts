import { isObject } from '../../../schemas/isObject';
import { screenFunctions } from '../../../schemas/resource/functions';
import type { Served } from '../operations';

const functionsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(functionsIn);
  if (!isObject(value)) return [];
  const { fn } = value;
  return [...(typeof fn === 'string' ? [fn] : []), ...Object.values(value).flatMap(functionsIn)];
};

/**
 * The functions of behaviours that no definition names, and no screen calls either:
 * nobody calls those, as when one is misspelt.
 *
 * @returns a sentence each
 */
export const unnamedFunctions = ({ definitions, behaviours }: Served): readonly string[] => {
  const named = new Set([...screenFunctions, ...definitions.all.flatMap(functionsIn)]);
  return definitions.all.flatMap(({ name }) => {
    const { functions = {}, recordFunctions = {} } = behaviours.of(name);
    const own = [...Object.keys(functions), ...Object.keys(recordFunctions)];
    return own
      .filter((fn) => !named.has(fn))
      .map(
        (fn) =>
          `${name}: server/behaviours/*/${name}.ts has the function ${fn}, which no definition names; correct its name, or name it in schemas/resource/functions.ts where a screen alone calls it`,
      );
  });
};
