import type { BookingSetup } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useId, useState } from 'react'
import { BlockedTimes } from './blocked-times.tsx'
import { CalendarEntry } from './calendar-entry.tsx'
import { OwnDays } from './own-days.tsx'
import { ResourceForm } from './resource-form.tsx'
import { WeekForm } from './week-form.tsx'

export interface ResourceSheetProps {
  /** `new` for a person that is to be added, `new-room` for a room or places. */
  readonly id: string
  readonly vendor: MyVendor
  readonly setup: BookingSetup
  readonly onClose: () => void
}

/** Somebody or something that can be booked, with hours, single days and time that is kept free. */
export default function ResourceSheet({ id, vendor, setup, onClose }: ResourceSheetProps) {
  const { t } = useTranslation(['salon', 'common'])
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  const resource = setup.resources.find((one) => one.id === id)
  const isNew = id === 'new' || id === 'new-room'
  const mayChange = vendor.rights.includes('catalogue')
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={resource?.name ?? t(id === 'new' ? 'person.new' : isNew ? 'person.newRoom' : 'person.gone')}
      closeLabel={t('common:close')}
      desktop="drawer"
      size="lg"
      footer={
        isNew ? (
          <Button wide type="submit" form={form} busy={isBusy}>
            {t('person.add')}
          </Button>
        ) : undefined
      }
    >
      {resource || isNew ? (
        <div className="flex flex-col gap-8">
          <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-8">
            <ResourceForm
              id={form}
              vendor={vendor}
              resource={resource}
              isPerson={resource ? resource.kind === 'person' : id === 'new'}
              onBusy={setBusy}
              onAdded={onClose}
            />
            {resource ? (
              <>
                <WeekForm
                  key={JSON.stringify(resource.weeks)}
                  vendorId={vendor.id}
                  resource={resource}
                  today={setup.today}
                />
                <OwnDays vendorId={vendor.id} resource={resource} today={setup.today} />
              </>
            ) : null}
          </fieldset>
          {resource ? <BlockedTimes vendor={vendor} resource={resource} today={setup.today} /> : null}
          {resource?.kind === 'person' && resource.is_active && vendor.rights.includes('orders') ? (
            <CalendarEntry resource={resource} />
          ) : null}
        </div>
      ) : (
        <p>{t('person.goneText')}</p>
      )}
    </DialogSheet>
  )
}
