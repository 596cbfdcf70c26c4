import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type DeliveryLocation, useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LocationButton } from './parts/location-button.tsx'
import { SavedLocations } from './parts/saved-locations.tsx'
import { TownList } from './parts/town-list.tsx'

/** Chooses the delivery location: from the device, a saved address, or a town. */
export default function LocationSheet() {
  const { t } = useTranslation(['location', 'common'])
  const { isOpen, close } = useSheet('location')
  const choose = useDeliveryLocation((state) => state.choose)
  const pick = (location: DeliveryLocation) => {
    choose(location)
    close()
  }
  return (
    <DialogSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('sheet.title')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-6">
        <LocationButton onDone={close} />
        <SavedLocations onPick={pick} />
        <TownList onPick={pick} />
      </div>
    </DialogSheet>
  )
}
