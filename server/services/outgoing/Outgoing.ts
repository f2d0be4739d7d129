import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { once } from 'node:events';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { isOutside } from './networks';

/** What is to be reached is in a network that this server makes no connections to. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
  readonly code = 'EFORBIDDEN';
}

/** Finds all addresses of a name, as `dns.lookup` does. */
export type FindAddresses = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

interface Destination {
  readonly host: string;
  readonly port: number;
  /** How long connecting may take, in milliseconds. */
  readonly timeout: number;
}

/**
 * The one way to whatever somebody has entered the address of. Addresses are judged once the name is resolved, and the
 * connection goes to those that were judged, so that a name can't lead elsewhere in between.
 */
export class Outgoing {
  /**
   * @param allowed networks that are connected to though they are none of the internet
   * @param find resolves names; the system does unless given
   */
  constructor(
    private readonly allowed: readonly string[] = [],
    private readonly find: FindAddresses = lookup,
  ) {}

  /** Whether a host is an address of a network that is allowed, rather than a name or one of the internet. */
  isAllowed(host: string): boolean {
    return isIP(host) !== 0 && isOutside(host, this.allowed) && !isOutside(host, []);
  }

  /** @throws ForbiddenAddress, or the system's error */
  async connect({ host, port, timeout }: Destination): Promise<Socket> {
    if (isIP(host) !== 0 && !isOutside(host, this.allowed)) throw new ForbiddenAddress(host);
    const socket = connect({ host, port, lookup: this.lookup, autoSelectFamily: true });
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(timeout) });
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  private readonly lookup: LookupFunction = (name, options, done) => {
    this.find(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const addresses = found.filter(({ address }) => isOutside(address, this.allowed));
      if (addresses.length === 0) return done(new ForbiddenAddress(name), []);
      done(null, addresses);
    });
  };
}
