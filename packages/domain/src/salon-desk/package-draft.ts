import { paiseOf, rupeesOf } from '../money.ts'

/** The bounds of a package, as in the database; amounts in paise. */
export const PACKAGE_LIMITS = {
  name: { least: 2, most: 80 },
  sittings: { least: 2, most: 50 },
  price: { least: 100, most: 10_000_000 },
  validDays: { least: 7, most: 730 },
} as const

/** A package as it is typed. */
export interface PackageDraft {
  readonly name: string
  readonly serviceId: string
  readonly sittings: string
  /** In rupees. */
  readonly price: string
  readonly validDays: string
}

export type PackageField = keyof PackageDraft

/** A package as it is sent. */
export type PackageToSave = {
  name: string
  service_id: string
  sittings: number
  price_paise: number
  valid_days: number
}

/** A stored package as it is typed; of none an empty form for a service. */
export function packageDraft(stored: PackageToSave | undefined, serviceId: string): PackageDraft {
  return stored
    ? {
        name: stored.name,
        serviceId: stored.service_id,
        sittings: String(stored.sittings),
        price: rupeesOf(stored.price_paise),
        validDays: String(stored.valid_days),
      }
    : { name: '', serviceId, sittings: '5', price: '', validDays: '90' }
}

const between = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  Number.isInteger(value) && value >= least && value <= most

const whole = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** What was typed as it is sent, or the fields that cannot be. */
export function readPackage(draft: PackageDraft): PackageToSave | readonly PackageField[] {
  const read: PackageToSave = {
    name: draft.name.trim(),
    service_id: draft.serviceId,
    sittings: whole(draft.sittings),
    price_paise: paiseOf(draft.price) ?? Number.NaN,
    valid_days: whole(draft.validDays),
  }
  const wrong: PackageField[] = [
    ...(between(read.name.length, PACKAGE_LIMITS.name) ? [] : (['name'] as const)),
    ...(read.service_id === '' ? (['serviceId'] as const) : []),
    ...(between(read.sittings, PACKAGE_LIMITS.sittings) ? [] : (['sittings'] as const)),
    ...(between(read.price_paise, PACKAGE_LIMITS.price) ? [] : (['price'] as const)),
    ...(between(read.valid_days, PACKAGE_LIMITS.validDays) ? [] : (['validDays'] as const)),
  ]
  return wrong.length > 0 ? wrong : read
}
