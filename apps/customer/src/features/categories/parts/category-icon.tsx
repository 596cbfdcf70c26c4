import {
  Banknote,
  Bike,
  BriefcaseMedical,
  Building2,
  Car,
  Carrot,
  Clapperboard,
  Film,
  GraduationCap,
  House,
  LaptopMinimalCheck,
  MilkIcon,
  Package,
  PawPrint,
  ReceiptText,
  Scissors,
  ShoppingBag,
  ShoppingBasket,
  Smartphone,
  Soup,
  Sparkles,
} from 'lucide-react'
import type { ComponentType } from 'react'

const ICONS: Readonly<Record<string, ComponentType<{ readonly 'aria-hidden': boolean }>>> = {
  'food-delivery': Soup,
  vegetables: Carrot,
  'milk-and-dairy': MilkIcon,
  grocery: ShoppingBasket,
  rides: Car,
  'doctors-and-hospitals': BriefcaseMedical,
  cleaning: Sparkles,
  parcels: Bike,
  shopping: ShoppingBag,
  'house-rental': House,
  'real-estate': Building2,
  institutions: GraduationCap,
  'beauty-and-wellness': Scissors,
  'pet-services': PawPrint,
  'financial-services': Banknote,
  'tech-support': LaptopMinimalCheck,
  'mobile-recharge': Smartphone,
  'bill-payments': ReceiptText,
  'online-learning': Film,
  entertainment: Clapperboard,
}

/** The sign of a main category; a parcel for those that have none. */
export function CategoryIcon({ slug }: { readonly slug: string }) {
  const Icon = ICONS[slug] ?? Package
  return <Icon aria-hidden />
}
