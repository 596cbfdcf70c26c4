import type { QuoteRequest } from '@angadi/data/checkout/quote.ts'
import { useSlots } from '@angadi/data/checkout/slots.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { VendorTime } from '../../../shared/checkout/checkout-draft.ts'
import { NOW, SlotPicker } from '../../../shared/schedule/slot-picker.tsx'
import { choiceOfDay } from './when.tsx'

/** A vendor whose part of the checkout can have a time of its own. */
export interface TimedVendor {
  readonly vendorId: string
  readonly name: string
}

export interface VendorTimesProps {
  readonly vendors: readonly TimedVendor[]
  readonly fulfilment: QuoteRequest['fulfilment']
  readonly addressId: string | undefined
  readonly times: Readonly<Record<string, VendorTime>>
  readonly onChange: (times: Readonly<Record<string, VendorTime>>) => void
}

/** The time of each vendor's part: groceries in the morning and dinner now, in one payment. */
export function VendorTimes({ vendors, times, onChange, ...place }: VendorTimesProps) {
  return (
    <div className="flex flex-col gap-6">
      {vendors.map((vendor) => (
        <TimeOfVendor
          key={vendor.vendorId}
          vendor={vendor}
          time={times[vendor.vendorId]}
          onChange={(time) => onChange({ ...times, [vendor.vendorId]: time })}
          {...place}
        />
      ))}
    </div>
  )
}

interface TimeOfVendorProps extends Pick<VendorTimesProps, 'fulfilment' | 'addressId'> {
  readonly vendor: TimedVendor
  readonly time: VendorTime | undefined
  readonly onChange: (time: VendorTime) => void
}

function TimeOfVendor({ vendor, time, onChange, fulfilment, addressId }: TimeOfVendorProps) {
  const { t } = useTranslation('checkout')
  const { data: slots = [] } = useSlots({ vendorIds: [vendor.vendorId], fulfilment, addressId })
  return (
    <section aria-label={t('when.of', { vendor: vendor.name })}>
      <h3 className="mb-2 font-semibold">{vendor.name}</h3>
      <SlotPicker
        withNow
        slots={slots}
        day={time?.laterDay ?? NOW}
        onDayChange={(day) => onChange(choiceOfDay(day, slots))}
        value={time?.scheduledFor}
        onChange={(startsAt) => onChange({ laterDay: slotDay(startsAt), scheduledFor: startsAt })}
      />
    </section>
  )
}
