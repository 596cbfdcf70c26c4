import type { Role } from '@angadi/domain/roles.ts'
import { Bike, Building2, Hospital, ShieldCheck, ShoppingBag, Stethoscope, Store } from 'lucide-react'

/** The icon of each role. */
export const ROLE_ICONS = {
  user: <ShoppingBag aria-hidden />,
  vendor: <Store aria-hidden />,
  delivery: <Bike aria-hidden />,
  admin: <ShieldCheck aria-hidden />,
  franchise: <Building2 aria-hidden />,
  doctor: <Stethoscope aria-hidden />,
  hospital: <Hospital aria-hidden />,
} as const satisfies Record<Role, unknown>
