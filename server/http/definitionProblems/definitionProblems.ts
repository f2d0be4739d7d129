import type { Served } from '../operations';
import { operationsOf } from '../resourceRoutes';
import { unansweredCalls } from './unansweredCalls';
import { unknownNames } from './unknownNames';
import { unnamedFunctions } from './unnamedFunctions';

/** What definitions promise that isn't there. @returns a sentence each, with where to write it */
export const definitionProblems = (served: Served): readonly string[] => [
  ...unansweredCalls(served, operationsOf(served)),
  ...unknownNames(served),
  ...unnamedFunctions(served),
];
