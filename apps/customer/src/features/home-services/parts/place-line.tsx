import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { MapPin } from 'lucide-react'

/** Without a place everything is shown: asks for one, so that only who comes there is. */
export function PlaceLine() {
  const { t } = useTranslation('home-services')
  const locationSheet = useSheet('location')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-sunken px-3 py-1">
      <MapPin aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1 basis-40">{t('noPlace')}</span>
      <Button variant="quiet" size="sm" onClick={locationSheet.open}>
        {t('choosePlace')}
      </Button>
    </p>
  )
}
