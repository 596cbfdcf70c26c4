import type { Address, AddressDraft } from '@angadi/data/addresses/addresses.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'

/** What the database holds of each part, in letters. */
export const ADDRESS_LENGTHS = {
  name: 30,
  house: 60,
  street: 138,
  landmark: 120,
  city: 60,
  pincode: 6,
} as const

/** What one fills in for an address; a sentence that is missing is named by its key under `address.missing`. */
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
    pincode: z.string().check(z.trim(), z.regex(/^[1-9]\d{5}$/, 'pincode')),
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

/** What was typed before, whether it was complete or not; undefined when these are no fields of an address. */
export function typedAddress(data: unknown): AddressFields | undefined {
  return typedFields.safeParse(data).data
}

interface Unsaved {
  readonly fields: AddressFields | undefined
  readonly keep: (fields: AddressFields | undefined) => void
}

/** A new address that was begun and not saved yet: closing the sheet by mistake loses nothing. */
export const useUnsavedAddress = create<Unsaved>()((set) => ({
  fields: undefined,
  keep: (fields) => set({ fields }),
}))

/** The address that filled-in fields stand for; undefined without a pin. */
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
 * The fields that a saved address fills: its line is cut after the house, so that saving it unchanged changes nothing.
 *
 * @param kind what the address is by its label
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
