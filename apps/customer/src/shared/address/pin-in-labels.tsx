import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { MapPin } from 'lucide-react'

export interface PinInLabelsProps {
  /** The town or part of a city nearest to the pin; undefined far from all that we know. */
  readonly town: string | undefined
  readonly isSet: boolean
  readonly onUse: () => void
}

/** Says beside a map without streets where its pin stands, and takes that place without a map. */
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
