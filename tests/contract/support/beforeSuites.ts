import { clearCalls } from './madeCalls';

export const setup = clearCalls;
