import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useMinutesText } from '../use-minutes-text.ts'

const DAY = 1440

/** Says how long before a visit: 30 min, 2 h, 1 day. */
export function useAheadText(): (minutes: number) => string {
  const { t } = useTranslation('salon')
  const minutesText = useMinutesText()
  return (minutes) =>
    minutes >= DAY && minutes % DAY === 0 ? t('minutes.days', { count: minutes / DAY }) : minutesText(minutes)
}
