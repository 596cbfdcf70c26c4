import type { Quote } from '@angadi/data/checkout/quote.ts'
import type { Slot } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CheckoutDraft } from '../../../shared/checkout/checkout-draft.ts'
import { CheckoutRow } from '../../../shared/checkout/checkout-row.tsx'
import { isAboutOpening, isAboutTime } from '../problem-labels.ts'
import { useArrivalLabels } from '../use-arrival-labels.ts'
import { VendorTimes } from './vendor-times.tsx'
import { When } from './when.tsx'

export interface TimeRowProps {
  readonly quote: Quote
  /** The parts of the order that can have a time. */
  readonly timed: Quote['orders']
  readonly slots: readonly Slot[]
  readonly draft: CheckoutDraft
  readonly addressId: string | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onChange: (part: Partial<CheckoutDraft>) => void
  readonly alert: ReactNode
}

/** When the order comes; open, a choice of half hours. What a carrier brings has none to choose. */
export function TimeRow({
  quote,
  timed,
  slots,
  draft,
  addressId,
  isOpen,
  onToggle,
  onChange,
  alert,
}: TimeRowProps) {
  const { t } = useTranslation('checkout')
  const labels = useArrivalLabels(quote)
  const [first] = timed.length > 0 ? timed : quote.orders
  const isSeveral = quote.orders.length > 1 && quote.scheduled_for === null
  const isUnknown = quote.problems.some(isAboutOpening) && quote.scheduled_for === null
  const { title, note } =
    draft.laterDay !== undefined && draft.scheduledFor === undefined && !draft.isApart
      ? { title: t('when.title'), note: undefined }
      : isUnknown || first === undefined
        ? { title: t('when.title'), note: undefined }
        : isSeveral
          ? { title: t('when.each'), note: undefined }
          : labels(first)
  return (
    <CheckoutRow
      icon={<CalendarClock />}
      title={title}
      note={note}
      action={timed.length === 0 ? null : undefined}
      isOpen={timed.length > 0 && isOpen}
      onPress={onToggle}
      alert={alert}
    >
      <When
        slots={slots}
        choice={draft}
        isClosed={isUnknown}
        isTaken={quote.problems.some(isAboutTime)}
        onChange={onChange}
        apart={
          timed.length > 1
            ? {
                isOn: draft.isApart,
                onToggle: (isOn) => onChange({ isApart: isOn }),
                times: (
                  <VendorTimes
                    vendors={timed.map((order) => ({ vendorId: order.vendor_id, name: order.vendor_name }))}
                    fulfilment={draft.fulfilment}
                    addressId={addressId}
                    times={draft.vendorTimes}
                    onChange={(vendorTimes) => onChange({ vendorTimes })}
                  />
                ),
              }
            : undefined
        }
      />
    </CheckoutRow>
  )
}
