import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'

/** The moment before a screen is there: already a page with a main part and a heading, for whoever listens to it. */
export function Waiting() {
  const { t } = useTranslation('common')
  return (
    <main id="main" tabIndex={-1} aria-busy className="grid min-h-[60dvh] place-items-center outline-none">
      <h1 className="sr-only">{t('loading')}</h1>
      <Spinner />
    </main>
  )
}
