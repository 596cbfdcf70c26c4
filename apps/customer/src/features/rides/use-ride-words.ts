import type { RideOption } from '@angadi/data/rides/ride-options.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const VEHICLES = ['bicycle', 'scooter', 'bike', 'auto', 'mini', 'car', 'sedan', 'suv', 'van'] as const
const ROWS = [
  'base',
  'distance',
  'time',
  'night',
  'surge',
  'limit',
  'stop',
  'cap',
  'waiting',
  'toll',
  'discount',
  'tax',
  'rounding',
  'tip',
] as const
const PROBLEMS = [
  'outside_area',
  'ride_too_far',
  'ride_too_short',
  'schedule_past',
  'schedule_too_far',
  'too_many_orders',
  'vehicle_unavailable',
] as const

/** How vehicles, parts of a fare and problems of a ride are called. */
export function useRideWords() {
  const { t } = useTranslation('rides')
  const { money, number } = useFormats()
  return {
    vehicle: (code: string) => t(`vehicle.${VEHICLES.find((one) => one === code) ?? 'other'}`),
    row: (code: string) => t(`fare.row.${ROWS.find((one) => one === code) ?? 'other'}`),
    /** `₹130–151`. */
    range: ({
      from_paise: from,
      expected_paise: expected,
    }: Pick<RideOption, 'from_paise' | 'expected_paise'>) =>
      from >= expected ? money(expected) : t('vehicles.fare', { from: money(from), to: money(expected) }),
    /** `1.6×`. */
    surge: (basisPoints: number) => t('vehicles.surge', { factor: number(basisPoints / 10_000) }),
    problem: (code: string, message: string | null | undefined) => {
      const known = PROBLEMS.find((one) => one === code)
      if (known) return t(`problem.${known}`)
      return message ? t('problem.other', { message }) : t('problem.unknown')
    },
  }
}

/** Minutes of a time in seconds, as they are shown: at least one. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}
