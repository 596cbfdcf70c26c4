import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LocateFixed, MapPin } from 'lucide-react'
import { useDetection } from '../../../shared/location/use-detection.ts'
import { useIsLocating } from '../../../shared/location/use-is-locating.ts'

/** Asks where to deliver: without a location, no restaurants can be shown. */
export function WhereQuestion() {
  const { t } = useTranslation(['home', 'location'])
  const location = useDeliveryLocation((state) => state.location)
  const isFinding = useIsLocating()
  const sheet = useSheet('location')
  const detection = useDetection()
  if (location || (isFinding && !detection.isFinding)) return null
  return (
    <section aria-labelledby="where-question" className="rounded-lg bg-surface-sunken p-4">
      <h2 id="where-question" className="text-lg font-semibold">
        {t('nearby.whereTitle')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          className="flex-1 whitespace-nowrap md:flex-none"
          icon={<LocateFixed aria-hidden />}
          busy={detection.isFinding}
          onClick={() => void detection.find()}
        >
          {t('nearby.device')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="flex-1 whitespace-nowrap md:flex-none"
          icon={<MapPin aria-hidden />}
          onClick={sheet.open}
        >
          {t('nearby.choose')}
        </Button>
      </div>
    </section>
  )
}
