import type { Address, AddressDraft } from '@angadi/data/addresses/addresses.ts'
import { readPincode } from '@angadi/domain/typed/pasted.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'

/** The database's limit for each field, in characters. */
export const ADDRESS_LENGTHS = {
  name: 30,
  house: 60,
  street: 138,
  landmark: 120,
  city: 60,
} as const

/** The fields of an address; the message of each error is a key under `address.missing`. */
export const addressFields = z
  .object({
    kind: z.enum(['home', 'work', 'other']),
    name: z.string().check(z.trim(), z.maxLength(ADDRESS_LENGTHS.name, 'name')),
    house: z.string().check(z.trim(), z.minLength(1, 'house'), z.maxLength(ADDRESS_LENGTHS.house, 'tooLong')),
    street: z
      .string()
      .check(z.trim(), z.minLength(2, 'street'), z.maxLength(ADDRESS_LENGTHS.street, 'tooLong')),
    landmark: z.string().check(z.trim(), z.maxLength(ADDRESS_LENGTHS.landmark, 'landmark')),
    city: z.string().check(z.trim(), z.minLength(2, 'city'), z.maxLength(ADDRESS_LENGTHS.city, 'city')),
    pincode: z.string().check(z.overwrite(readPincode), z.regex(/^[1-9]\d{5}$/, 'pincode')),
    pin: z
      .optional(z.object({ lat: z.number(), lng: z.number() }))
      .check(z.refine((point) => point !== undefined, 'position')),
  })
  .check(z.refine(({ kind, name }) => kind !== 'other' || name !== '', { path: ['name'], message: 'name' }))
export type AddressFields = z.infer<typeof addressFields>

const typedFields = z.object({
  kind: z.enum(['home', 'work', 'other']),
  name: z.string(),
  house: z.string(),
  street: z.string(),
  landmark: z.string(),
  city: z.string(),
  pincode: z.string(),
  pin: z.optional(z.object({ lat: z.number(), lng: z.number() })),
})

/** The fields as typed before, complete or not; undefined if the data is not an address form. */
export function typedAddress(data: unknown): AddressFields | undefined {
  return typedFields.safeParse(data).data
}

interface Unsaved {
  readonly fields: AddressFields | undefined
  readonly keep: (fields: AddressFields | undefined) => void
}

/** A new address that was started but not saved: closing the sheet by mistake loses nothing. */
export const useUnsavedAddress = create<Unsaved>()((set) => ({
  fields: undefined,
  keep: (fields) => set({ fields }),
}))

/** The address to save; undefined without a pin. */
export function addressDraft(fields: AddressFields, label: string): AddressDraft | undefined {
  if (!fields.pin) return undefined
  return {
    label,
    line: `${fields.house}, ${fields.street}`,
    landmark: fields.landmark || null,
    city: fields.city,
    pincode: fields.pincode,
    lat: fields.pin.lat,
    lng: fields.pin.lng,
  }
}

/**
 * The form fields of a saved address. Its line is split after the house, so that saving it unchanged changes nothing.
 *
 * @param kind the address's kind, derived from its label
 */
export function fieldsOfAddress(address: Address, kind: AddressFields['kind']): AddressFields {
  const { label, line, landmark, city, pincode, lat, lng } = address
  const cut = line.indexOf(', ')
  const isCut = cut > 0 && cut <= ADDRESS_LENGTHS.house
  return {
    kind,
    name: kind === 'other' ? label : '',
    house: isCut ? line.slice(0, cut) : '',
    street: isCut ? line.slice(cut + 2) : line,
    landmark: landmark ?? '',
    city,
    pincode,
    pin: { lat, lng },
  }
}
