/** Whether a text can be where a machine is: a name is one, and numbers with dots where they are an address. */
export const isMachineAddress = (text: string): boolean => {
  const address = text.trim();
  if (!/^[\d.]+$/.test(address)) return !/\s/.test(address);
  const parts = address.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
};
