/** The usual values of what visitors book: those of the demo, and of test servers. */

export const usualType = {
  bookingIntervalMin: 15,
  bufferMin: 0,
  minDays: 0,
  minBufferMinutes: 0,
  maxDays: 365,
  sameDayCutoff: null,
  bookingModel: 'sharedCapacity',
  minPersons: 1,
  maxPersons: null,
  cancelDeadlineHours: 24,
  active: 1,
};

export const usualTariff = { valuta: 'EUR', actief: 1 };

export const usualAddon = { currency: 'EUR', actief: 1 };

export const usualBlock = { bufferMinutes: 15, active: 1 };

/** A rule that always applies. */
export const usualRule = {
  priority: 100,
  actief: 1,
  stackable: 1,
  weekdayMask: null,
  dateFrom: null,
  dateTo: null,
  timeFrom: null,
  timeTo: null,
  durationMin: null,
  durationMax: null,
  ageMin: null,
  ageMax: null,
  couponId: null,
};

export const usualConfig = {
  primaryColor: '#008080',
  accentColor: '#008000',
  bgColor: '#ffffff',
  fontColor: '#000000',
  fontFamily: 'Inter, sans-serif',
  borderRadius: 4,
  startMode: 'activityFirst',
  primaryLocale: 'nl',
};
