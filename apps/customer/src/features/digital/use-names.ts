import type { PaymentSubject } from '@angadi/data/digital/payment.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'

interface Translated {
  readonly name: string
  readonly name_translations: Readonly<Record<string, string>>
}

/** The operator or biller of a payment, its circle and its plan in the reader's language. */
export function useNames(payment: PaymentSubject): {
  readonly name: string
  readonly circle: string | undefined
  readonly plan: string | undefined
} {
  const language = useLanguage((state) => state.language)
  const named = (row: Translated) => row.name_translations[language] ?? row.name
  return {
    name: named(payment),
    circle: payment.circle ? named(payment.circle) : undefined,
    plan: payment.plan ? named(payment.plan) : undefined,
  }
}
