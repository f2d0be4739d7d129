/** Who pays out what is paid by card or online, by the code that they travel as. */
export const paymentServices = { 2: 'Pay.nl', 3: 'MultiSafePay', 4: 'CM', 5: 'Viva' } as const;

export const paymentServiceCodes = [2, 3, 4, 5] as const;
