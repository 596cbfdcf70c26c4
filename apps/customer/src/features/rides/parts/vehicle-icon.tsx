import { Bike, Bus, Car, CarFront, CarTaxiFront, Motorbike } from 'lucide-react'

const ICONS = {
  bicycle: Bike,
  scooter: Motorbike,
  bike: Motorbike,
  auto: CarTaxiFront,
  sedan: CarFront,
  suv: CarFront,
  van: Bus,
} as const

/** The sign of a class of vehicles; a car for one that this build does not know. */
export function VehicleIcon({ vehicle }: { readonly vehicle: string }) {
  const Icon = new Map<string, typeof Car>(Object.entries(ICONS)).get(vehicle) ?? Car
  return <Icon aria-hidden />
}
