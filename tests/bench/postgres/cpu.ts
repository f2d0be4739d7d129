import { readFileSync } from 'node:fs';

/** Milliseconds of a tick of Linux' clock of processes. */
const TICK_MS = 10;

/** Milliseconds that a process has kept processors busy, all its threads together; Linux alone shows them. */
export const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
};
