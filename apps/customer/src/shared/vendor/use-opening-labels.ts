import { indiaDayNumber } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const

/** Says when a closed restaurant opens again: "Opens at 6:30 pm", "Opens tomorrow at 11:00 am". */
export function useOpeningLabels(): (opensAt: string | null) => string {
  const { t } = useTranslation('food')
  const { time } = useFormats()
  return (opensAt) => {
    if (opensAt === null) return t('closed')
    const at = new Date(opensAt).getTime()
    const days = indiaDayNumber(at) - indiaDayNumber(Date.now())
    const labels = { time: time(opensAt) }
    if (days <= 0) return t('opensAt', labels)
    if (days === 1) return t('opensTomorrow', labels)
    // 1 January 1970 was a Thursday.
    const weekday = WEEKDAYS[(indiaDayNumber(at) + 4) % 7] ?? '0'
    return t('opensOn', { ...labels, day: t(`weekday.${weekday}`) })
  }
}

/** The same in a strip on a picture: "Opens 11:00 am", "Tomorrow 11:00 am". */
export function useShortOpeningLabels(): (opensAt: string | null) => string {
  const { t } = useTranslation('food')
  const { time, weekday } = useFormats()
  return (opensAt) => {
    if (opensAt === null) return t('closed')
    const days = indiaDayNumber(new Date(opensAt).getTime()) - indiaDayNumber(Date.now())
    const labels = { time: time(opensAt) }
    if (days <= 0) return t('opensShort', labels)
    return days === 1 ? t('tomorrowShort', labels) : t('dayShort', { ...labels, day: weekday(opensAt) })
  }
}
