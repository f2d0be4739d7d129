import type { FactorKind } from './secondFactor';

/** @param factors of which one is used before the answer is yes; a confirmation alone where there are none */
type Answerer = (text: string, factors: readonly FactorKind[]) => Promise<boolean>;

const nobody: Answerer = async () => false;
let answerer = nobody;

/**
 * What the server asks before it does something: its refusal describes what would happen and names the question, and the
 * call is made again with that name once the person has confirmed.
 */
export const questions = {
  /** @returns whether it may be done */
  ask: (text: string, factors: readonly FactorKind[] = []): Promise<boolean> =>
    answerer(text, factors),
  /** @returns ends it; until then the answers come from here */
  answeredBy: (next: Answerer): (() => void) => {
    answerer = next;
    return () => {
      answerer = nobody;
    };
  },
};
