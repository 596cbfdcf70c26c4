import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type Word = keyof Resources['payment-desk']['word']

/** Names states and ways of paying; what this build has no word for is shown by its code. */
export function useDeskWords(): (code: string) => string {
  const { t, i18n } = useTranslation('payment-desk')
  const isKnown = (code: string): code is Word =>
    /^\w+$/.test(code) && i18n.exists(`payment-desk:word.${code}`)
  return (code) => (isKnown(code) ? t(`word.${code}`) : code)
}
