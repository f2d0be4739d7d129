import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address without the zone of its link. */
const withoutZone = (address: string): string => address.split('%')[0] ?? '';

const isWithin = (address: Address, network: string): boolean => {
  const [base, length] = ipaddr.parseCIDR(network);
  return base.kind() === address.kind() && address.match(base, length);
};

/** A network as its first address and a length; a single address is a network of one. */
export const networkOf = (text: string): string | undefined => {
  const given = text.trim();
  if (ipaddr.isValidCIDR(given)) return given;
  if (!ipaddr.isValid(given)) return undefined;
  return `${given}/${ipaddr.parse(given).kind() === 'ipv4' ? 32 : 128}`;
};

/**
 * Whether an address is one of the internet: none of this machine, of a private network, of a link, of many, and none
 * that stands for another address.
 *
 * @param allowed networks whose addresses are taken all the same
 */
export const isOutside = (address: string, allowed: readonly string[]): boolean => {
  const text = withoutZone(address);
  if (!ipaddr.isValid(text)) return false;
  // One of version 4 that travels as one of version 6 is the former.
  const known = ipaddr.process(text);
  return known.range() === 'unicast' || allowed.some((network) => isWithin(known, network));
};
