import { type Simulation, simulate } from '../simulation';
import type { Connection } from './accessToken';

/** Writes texts. */
export interface Chatgpt {
  /** @returns what was answered, as it came. @throws ServiceFailure */
  answer(connection: Connection, prompt: string): Promise<unknown>;
}

/** No prompt leaves this machine: what comes back repeats it. */
export const simulatedChatgpt = (simulation: Simulation): Chatgpt => ({
  answer: async ({ options }, prompt) => {
    await simulate(simulation, 'chatgpt', options);
    return `ChatGPT (simulated): ${prompt}`;
  },
});
