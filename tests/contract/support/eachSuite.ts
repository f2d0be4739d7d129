import { afterAll, beforeAll, expect } from 'vitest';
import { forgetCalls, keepCalls } from './madeCalls';

beforeAll(forgetCalls);
afterAll(() => keepCalls(expect.getState().testPath ?? ''));
