import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import { useMinute } from './use-minute.ts'

/**
 * When an order would arrive that is placed now, "by 7:42 pm": what the order would be promised.
 *
 * @param minutesMax how long the vendor and the way take at most
 */
export function useArrivalLabel(): (minutesMax: number) => string {
  const { t } = useTranslation('food')
  const { arrival } = useFormats()
  const minute = useMinute()
  return (minutesMax) => t('by', { time: arrival(new Date(minute + minutesMax * 60_000)) })
}

/** How long a vendor and the way take, in minutes. */
export interface Minutes {
  readonly minutes_min: number
  readonly minutes_max: number
}

/** The same for a `VendorEntry`: where there is room, the minutes stand beside the clock time. */
export function useArrivalFact(): (minutes: Minutes) => ReactNode {
  const { t } = useTranslation('food')
  const { range } = useFormats()
  const label = useArrivalLabel()
  return ({ minutes_min: from, minutes_max: to }) => (
    <>
      {label(to)}
      <span className="max-md:hidden"> ({t('minutes', { range: range(from, to) })})</span>
    </>
  )
}
