import { vocabulary } from '../vocabulary.ts'

/** Trades whose vendors are found; an unknown one is shown like any vendor's storefront. */
export const VENDOR_KINDS = [
  'food',
  'grocery',
  'shopping',
  'beauty',
  'home_service',
  'health',
  'education',
  'pets',
  'property',
  'financial',
  'digital',
  'transport',
] as const

/** The trade of a vendor (the database's `vendor_kind`). */
export type VendorKind = (typeof VENDOR_KINDS)[number]

/** The trade of a vendor in an answer of the database. */
export const vendorKind = vocabulary(VENDOR_KINDS, 'shopping')
