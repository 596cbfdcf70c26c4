import { BriefcaseBusiness, House, MapPin } from 'lucide-react'

export type AddressKind = 'home' | 'work' | 'other'

const icons = { home: House, work: BriefcaseBusiness, other: MapPin } as const

/** The icon for a kind of address. */
export function AddressIcon({ kind }: { readonly kind: AddressKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden />
}
