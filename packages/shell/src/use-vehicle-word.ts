import { useTranslation } from '@angadi/i18n/use-translation.ts'

const CLASSES = ['bicycle', 'scooter', 'bike', 'auto', 'mini', 'sedan', 'suv', 'van', 'car'] as const

/** The word for a class of vehicles; the class itself where there is none. */
export function useVehicleWord(): (vehicle: string) => string {
  const { t } = useTranslation('vehicles')
  return (vehicle) => {
    const known = CLASSES.find((one) => one === vehicle)
    return known ? t(known) : vehicle
  }
}
