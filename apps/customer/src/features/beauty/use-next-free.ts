import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSlotLabels } from '../../shared/schedule/use-slot-labels.ts'

/** "Free today, 4:30 pm", or that nothing is free within a week. */
export function useNextFree(): (at: string | null) => string {
  const { t } = useTranslation('beauty')
  const labels = useSlotLabels()
  return (at) =>
    at === null ? t('free.none') : t('free.next', { day: labels.day(slotDay(at)), time: labels.begin(at) })
}
