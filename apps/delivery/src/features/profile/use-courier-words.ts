import { requirementNamed } from '@angadi/domain/applications/vocabulary.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const VEHICLES = ['bike', 'scooter', 'bicycle', 'auto', 'car'] as const

/** How the reader calls papers and vehicles; what a newer server knows is called by its own name. */
export function useCourierWords() {
  const { t } = useTranslation('provider')
  return {
    paper: (name: string) => {
      const known = requirementNamed(name)
      return known ? t(`item.${known}`) : name
    },
    vehicle: (name: string) => {
      const known = VEHICLES.find((one) => one === name)
      return known ? t(`profile.vehicle.${known}`) : name
    },
  }
}
