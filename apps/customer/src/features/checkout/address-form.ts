import type { AddressDraft } from '@angadi/data/addresses/addresses.ts'
import * as z from 'zod'
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
    name: z.string().trim().max(ADDRESS_LENGTHS.name, 'name'),
    house: z.string().trim().min(1, 'house').max(ADDRESS_LENGTHS.house, 'tooLong'),
    street: z.string().trim().min(2, 'street').max(ADDRESS_LENGTHS.street, 'tooLong'),
    landmark: z.string().trim().max(ADDRESS_LENGTHS.landmark, 'landmark'),
    city: z.string().trim().min(2, 'city').max(ADDRESS_LENGTHS.city, 'city'),
    pincode: z
      .string()
      .trim()
      .regex(/^[1-9]\d{5}$/, 'pincode'),
    pin: z.object({ lat: z.number(), lng: z.number() }, 'position').optional(),
  })
  .superRefine((fields, context) => {
    if (fields.kind === 'other' && fields.name === '')
      context.addIssue({ code: 'custom', path: ['name'], message: 'name' })
    if (!fields.pin) context.addIssue({ code: 'custom', path: ['pin'], message: 'position' })
  })
export type AddressFields = z.infer<typeof addressFields>

interface Unsaved {
  readonly fields: AddressFields | undefined
  readonly keep: (fields: AddressFields | undefined) => void
}

/** An address that was begun and not saved yet: closing the sheet by mistake loses nothing. */
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
