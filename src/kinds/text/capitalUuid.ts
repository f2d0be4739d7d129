const VERSION = 0x40;
const VARIANT = 0x80;

/**
 * A random UUID (version 4) in capitals. The browser's own is there only where a page is served safely, as it is not
 * on a machine in the same network.
 */
export const capitalUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-').toUpperCase();
};
