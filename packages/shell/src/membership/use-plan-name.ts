import { planCode } from '@angadi/data/membership/plans.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Names plans in the reader's language. */
export function usePlanName(): (code: string) => string {
  const { t } = useTranslation('membership')
  return (code) => t(`plan.${planCode.parse(code)}`)
}
