import type { Charge } from '@angadi/data/orders/charge.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type ChargeKey = keyof Resources['charges']

/** Names charges in the reader's language; a code newer than this build is named like any other charge. */
export function useChargeLabel(
  couponCode?: string | null | undefined,
): (charge: Pick<Charge, 'code'> & Partial<Charge>) => string {
  const { t, i18n } = useTranslation('charges')
  const { number } = useFormats()
  const isKey = (key: string): key is ChargeKey => i18n.exists(`charges:${key}`)
  return ({ code, tax_class: taxClass, rate_bp: rate }) => {
    if (rate !== undefined) {
      const key = `tax_${taxClass}`
      return t(isKey(key) ? key : 'tax', { rate: number(rate / 100) })
    }
    if (code === 'tax') return t('gst')
    if (code === 'discount' && couponCode) return t('discount_code', { code: couponCode })
    return t(isKey(code) ? code : 'other', { code })
  }
}
