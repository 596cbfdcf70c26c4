import {
  ADMIN_CANCEL_REASONS,
  CUSTOMER_CANCEL_REASONS,
  SYSTEM_CANCEL_REASONS,
  VENDOR_CANCEL_REASONS,
} from '@angadi/domain/orders/cancel-reasons.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const REASONS = [
  ...CUSTOMER_CANCEL_REASONS,
  ...VENDOR_CANCEL_REASONS,
  ...ADMIN_CANCEL_REASONS,
  ...SYSTEM_CANCEL_REASONS,
] as const

/** Says why an order was cancelled; undefined for codes that nobody has worded. */
export function useReasonWords(): (code: string | null) => string | undefined {
  const { t } = useTranslation('orders')
  return (code) => {
    const known = REASONS.find((one) => one === code)
    return known ? t(`reason.${known}`) : undefined
  }
}
