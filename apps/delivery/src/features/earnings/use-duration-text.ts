import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Says how long a shift was, such as "3 h 20 min"; takes seconds. */
export function useDurationText(): (seconds: number) => string {
  const { t } = useTranslation('delivery')
  const { number } = useFormats()
  return (seconds) => {
    const hours = Math.floor(seconds / HOUR)
    const minutes = number(Math.floor((seconds % HOUR) / MINUTE))
    return hours === 0
      ? t('duration.minutes', { minutes })
      : t('duration.hours', { hours: number(hours), minutes })
  }
}
