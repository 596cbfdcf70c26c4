import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Says a number of minutes: 45 min, 2 h, 1 h 45 min. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation('salon')
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return t('minutes.short', { minutes: rest })
    return rest === 0 ? t('minutes.hours', { hours }) : t('minutes.both', { hours, minutes: rest })
  }
}
