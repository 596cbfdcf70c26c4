import type { Surcharge } from '@angadi/data/vendors/surcharge.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const REASONS = ['rain', 'peak', 'night'] as const

/** The delivery fee in words, with why it is higher than usual: "₹40 delivery (incl. ₹15 rain)". Amounts in paise. */
export function useFeeLabel(): (feePaise: number, surcharges: readonly Surcharge[]) => string {
  const { t } = useTranslation('food')
  const { money } = useFormats()
  return (feePaise, surcharges) => {
    if (feePaise === 0) return t('freeDelivery')
    const fee = t('fee', { fee: money(feePaise) })
    if (surcharges.length === 0) return fee
    const reasons = surcharges.map(({ code, amount_paise: paise }) => {
      const reason = REASONS.find((one) => one === code) ?? 'busy'
      return t(`surcharge.${reason}`, { amount: money(paise) })
    })
    return t('feeWith', { fee, reasons: reasons.join(', ') })
  }
}
