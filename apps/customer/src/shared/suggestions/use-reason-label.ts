import type { SuggestionReason } from '@angadi/data/discovery/for-you.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Below this, a number of orders says less than none. */
const WORTH_TELLING = 5

/** Why an item is suggested, in words. */
export function useReasonLabel(): (reason: SuggestionReason) => string {
  const { t } = useTranslation('search')
  return (reason) => {
    switch (reason.code) {
      case 'ordered_before':
        return reason.times > 1 ? t('reason.orderedTimes', { count: reason.times }) : t('reason.orderedOnce')
      case 'often_with':
        return t('reason.oftenWith', { name: reason.name })
      case 'at_this_hour':
        return t(`reason.atThisHour.${reason.part}`)
      case 'popular_nearby':
        return reason.orders >= WORTH_TELLING
          ? t('reason.popularCount', { count: reason.orders })
          : t('reason.popular')
      case 'bestseller':
        return t('reason.bestseller')
    }
  }
}
