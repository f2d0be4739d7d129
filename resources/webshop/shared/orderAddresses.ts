import { f } from '../../../schemas';

const addressIn = <const Holder extends string>(within: Holder) => {
  const part = <const Wire extends string>(wire: Wire) =>
    ({ within, wire, readOnly: true }) as const;
  return {
    name: f.text(part('name')),
    street: f.address(part('street')),
    houseNumber: f.text(part('houseNumber')),
    postalCode: f.text(part('postalCode')),
    city: f.text(part('city')),
    country: f.country(part('country')),
  };
};

const invoice = addressIn('invoiceAddress');
const delivery = addressIn('deliveryAddress');

/** What is called alike in both addresses. */
export const addressParts = [
  'invoiceStreet',
  'invoiceHouseNumber',
  'invoicePostalCode',
  'invoiceCity',
  'invoiceCountry',
  'deliveryStreet',
  'deliveryHouseNumber',
  'deliveryPostalCode',
  'deliveryCity',
  'deliveryCountry',
] as const;

/** Who an order is for, and where it goes; each travels in an object of its own. */
export const orderAddresses = {
  invoiceName: invoice.name,
  invoiceStreet: invoice.street,
  invoiceHouseNumber: invoice.houseNumber,
  invoicePostalCode: invoice.postalCode,
  invoiceCity: invoice.city,
  invoiceCountry: invoice.country,
  deliveryName: delivery.name,
  deliveryStreet: delivery.street,
  deliveryHouseNumber: delivery.houseNumber,
  deliveryPostalCode: delivery.postalCode,
  deliveryCity: delivery.city,
  deliveryCountry: delivery.country,
};
