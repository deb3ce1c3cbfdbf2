import { type SQL, sql } from "drizzle-orm";

/** A text of a row as `folded` of the domain makes what is typed: small letters without accents and macrons. */
export function foldedOf(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
}

/** The digits of a phone number, however it is written. */
export function digitsOf(phone: SQL): SQL {
  return sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;
}
