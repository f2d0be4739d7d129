type Answerer = (text: string) => Promise<boolean>;

const nobody: Answerer = async () => false;
let answerer = nobody;

/**
 * What the server asks before it does something: its refusal describes what would happen and names the question, and the
 * call is made again with that name once the person has confirmed.
 */
export const questions = {
  /** @returns whether it may be done */
  ask: (text: string): Promise<boolean> => answerer(text),
  /** @returns ends it; until then the answers come from here */
  answeredBy: (next: Answerer): (() => void) => {
    answerer = next;
    return () => {
      answerer = nobody;
    };
  },
};
