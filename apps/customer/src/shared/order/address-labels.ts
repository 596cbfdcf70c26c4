import type { AddressKind } from '../address/address-icon.tsx'

/** The kind of a saved address, derived from its label. */
export function addressKind(label: string): AddressKind {
  const name = label.trim().toLowerCase()
  if (name === 'home') return 'home'
  return name === 'work' || name === 'office' ? 'work' : 'other'
}

/** An address in one line. */
export function addressLine({
  line,
  landmark,
  city,
  pincode,
}: {
  readonly line: string
  readonly landmark?: string | null | undefined
  readonly city: string
  readonly pincode: string
}): string {
  return [line, landmark, `${city} ${pincode}`].filter(Boolean).join(', ')
}
