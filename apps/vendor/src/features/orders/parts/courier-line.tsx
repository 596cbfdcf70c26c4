import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { Bike } from 'lucide-react'
import { useOrderLabels } from '../use-order-labels.tsx'

/** The courier of an order and where they are. */
export function CourierLine({ order }: { readonly order: VendorOrder }) {
  const { courier } = useOrderLabels()
  const labels = courier(order)
  if (!labels) return null
  const isHere = order.courier_state === 'at_pickup'
  return (
    <p
      className={`flex items-center gap-2 text-sm ${isHere ? 'font-semibold text-success-ink' : 'text-ink-muted'}`}
    >
      <Bike aria-hidden className="size-4.5 shrink-0" />
      {labels}
    </p>
  )
}
