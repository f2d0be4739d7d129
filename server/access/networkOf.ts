import { isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name a network; one household has all that begin with them. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

const partsOf = (text: string | undefined): readonly string[] => (text ? text.split(':') : []);

/** Whose address it is, as far as addresses show it: an IPv4 address, or the network of an IPv6 address. */
export const networkOf = (address: string): string => {
  const v4 = V4_IN_V6.exec(address)?.[1];
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address;
  const [before, after] = address.split('::');
  const first = partsOf(before);
  const last = partsOf(after);
  const left = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...left, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
};
