import { CANCEL_REASONS } from '@angadi/domain/orders/cancel-reasons.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Translates the reason for a cancellation; undefined for codes without a translation. */
export function useReasonLabels(): (code: string | null) => string | undefined {
  const { t } = useTranslation('orders')
  return (code) => {
    const known = CANCEL_REASONS.find((one) => one === code)
    return known ? t(`reason.${known}`) : undefined
  }
}
