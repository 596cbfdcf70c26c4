import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

/** The button back to the top, on every screen of every app (Spec §2 Scroll-to-top button). */
export function BackToTop() {
  const { t } = useTranslation('header')
  return <ScrollToTop label={t('backToTop')} />
}
