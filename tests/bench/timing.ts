/** Milliseconds of each round, after a few rounds that warm the server up. */
export const timed = async (rounds: number, work: () => Promise<unknown>): Promise<number[]> => {
  for (let round = 0; round < rounds / 10; round += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
