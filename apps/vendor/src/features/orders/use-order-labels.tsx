import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { CANCEL_REASONS, HISTORY_NOTES } from '@angadi/domain/orders/cancel-reasons.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useCameLabel } from '@angadi/shell/goods/use-came-label.ts'
import type { OrderLine } from '@angadi/ui/order-lines/order-lines.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'

const ACTORS = ['user', 'vendor', 'courier', 'admin', 'system'] as const

/** The console's labels for an order, in the user's language. */
export interface OrderLabels {
  readonly lines: (order: VendorOrder) => readonly OrderLine[]
  /** Such as "Paid" or "Cash on delivery". */
  readonly payment: (order: VendorOrder) => string
  /** Where the courier is; undefined without a courier. */
  readonly courier: (order: VendorOrder) => string | undefined
  /** Why it was cancelled; for unknown codes, only that it was cancelled. */
  readonly reason: (code: string | null, category: string | null | undefined) => string
  /** Who caused an event, such as "The customer". */
  readonly actor: (role: string | null) => string | undefined
}

/** The order labels shared by several parts of the console. */
export function useOrderLabels(): OrderLabels {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const came = useCameLabel()
  return {
    lines: ({ items }) =>
      items.map((item, index) => ({
        key: String(index),
        quantity: item.came ?? item.quantity,
        name: item.name,
        changed: came(item),
        options: item.options?.map(({ name }) => name).join(' · ') || undefined,
        person: item.for_name ?? undefined,
        note: item.special_instructions ?? undefined,
        mark: item.diet ? <VegMark diet={item.diet} label={t(`diet.${item.diet}`)} /> : undefined,
      })),
    payment: ({ payment_method: method, kind }) => {
      if (method !== 'cash') return t('payment.paid')
      return t(lifeCycleOf(kind).isCollected ? 'payment.cashAtCounter' : 'payment.cash')
    },
    courier: ({ kind, courier_state: state, courier_name: name }) => {
      if (
        lifeCycleOf(kind).broughtBy !== 'courier' ||
        !state ||
        state === 'delivered' ||
        state === 'cancelled'
      )
        return undefined
      return t(`courier.${state}`, { name: name ?? t('courier.somebody') })
    },
    reason: (code, category) => {
      const known = [...CANCEL_REASONS, ...HISTORY_NOTES].find((reason) => reason === code)
      switch (known) {
        case undefined:
          return t('reason.unknown')
        case 'too_busy':
        case 'vendor_problem':
          return t(`vendor-words:${tradeOf(category)}.reason.${known}`)
        default:
          return t(`reason.${known}`)
      }
    },
    actor: (role) => {
      const known = ACTORS.find((actor) => actor === role)
      return known ? t(`actor.${known}`) : undefined
    },
  }
}
