import { useTranslation } from '@angadi/i18n/use-translation.ts'

const CLASSES = ['bike', 'auto', 'mini', 'sedan', 'suv'] as const

/** The word for a class of vehicles that drives people; the class itself where there is none. */
export function useVehicleClassWord(): (vehicle: string) => string {
  const { t } = useTranslation('vehicles')
  return (vehicle) => {
    const known = CLASSES.find((one) => one === vehicle)
    return known ? t(known) : vehicle
  }
}
