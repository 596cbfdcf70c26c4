import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type Place, usePlace } from '@angadi/location/place-store.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LocationButton } from './parts/location-button.tsx'
import { SavedPlaces } from './parts/saved-places.tsx'
import { TownList } from './parts/town-list.tsx'

/** Where things are wanted: from the device, from the saved addresses, or one of the towns. */
export default function PlaceSheet() {
  const { t } = useTranslation(['location', 'common'])
  const { isOpen, close } = useSheet('place')
  const choose = usePlace((state) => state.choose)
  const pick = (place: Place) => {
    choose(place)
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
        <SavedPlaces onPick={pick} />
        <TownList onPick={pick} />
      </div>
    </DialogSheet>
  )
}
