import type { Address } from "#domain/account/forms.ts";

/** Where somebody is, in the wire's names: those of Bill To (quotes-and-accounts.md 3). */
type Place = Omit<Address, "address_label">;

/** The same, as tables have it. */
type PlaceColumns = Omit<Place, "city_town" | "phone_number"> & {
  readonly cityTown: string;
  readonly phoneNumber: string;
};

export function placeOf(row: PlaceColumns): Place {
  return {
    company: row.company,
    address: row.address,
    apartment: row.apartment,
    city_town: row.cityTown,
    province: row.province,
    postcode: row.postcode,
    phone_number: row.phoneNumber,
  };
}

export function placeColumns(place: Place): PlaceColumns {
  return {
    company: place.company,
    address: place.address,
    apartment: place.apartment,
    cityTown: place.city_town,
    province: place.province,
    postcode: place.postcode,
    phoneNumber: place.phone_number,
  };
}
