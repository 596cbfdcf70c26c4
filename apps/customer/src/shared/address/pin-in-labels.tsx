import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { MapPin } from 'lucide-react'

export interface PinInLabelsProps {
  /** The nearest town or area to the pin; undefined if none that we know is near. */
  readonly town: string | undefined
  readonly isSet: boolean
  readonly onUse: () => void
}

/** Says in words where the pin is when the map shows no streets, and lets the user take the town instead. */
export function PinInLabels({ town, isSet, onUse }: PinInLabelsProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="flex flex-col items-start gap-2 text-sm text-ink-muted">
      <p>{t('address.noStreets')}</p>
      {town === undefined ? null : isSet ? (
        <p className="font-medium text-ink">{t('address.pinNear', { town })}</p>
      ) : (
        <Button variant="secondary" size="sm" icon={<MapPin aria-hidden />} onClick={onUse}>
          {t('address.useTown', { town })}
        </Button>
      )}
    </div>
  )
}
