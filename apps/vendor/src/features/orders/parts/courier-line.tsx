import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { Bike } from 'lucide-react'
import { useOrderWords } from '../use-order-words.tsx'

/** Who comes for the order and where they are. */
export function CourierLine({ order }: { readonly order: VendorOrder }) {
  const { courier } = useOrderWords()
  const words = courier(order)
  if (!words) return null
  const isHere = order.courier_state === 'at_pickup'
  return (
    <p
      className={`flex items-center gap-2 text-sm ${isHere ? 'font-semibold text-success-ink' : 'text-ink-muted'}`}
    >
      <Bike aria-hidden className="size-4.5 shrink-0" />
      {words}
    </p>
  )
}
