import {
  Car,
  Cylinder,
  Droplets,
  Flame,
  Landmark,
  type LucideIcon,
  Phone,
  Receipt,
  Router,
  ShieldCheck,
  Zap,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  electricity: Zap,
  water: Droplets,
  gas: Cylinder,
  piped_gas: Flame,
  broadband: Router,
  landline: Phone,
  municipal_tax: Landmark,
  insurance: ShieldCheck,
  fastag: Car,
}

/** The icon of a category of billers; a receipt for one that this build does not know. */
export function BillerIcon({ category }: { readonly category: string }) {
  const Icon = ICONS[category] ?? Receipt
  return <Icon aria-hidden />
}
