import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'

/** The moment before a screen is there. */
export function Waiting() {
  const { t } = useTranslation('common')
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={t('loading')} />
    </div>
  )
}
