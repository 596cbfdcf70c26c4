import type { Intent } from '@angadi/data/help/assistant.ts'
import type { OrderChoice } from '@angadi/data/help/order-choice.ts'
import { isLive } from '@angadi/domain/orders/status.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { pathToOrderHelp } from '../help/help-paths.ts'
import { OrderAgainButton } from '../order/order-again-button.tsx'
import { useStatusLabels } from '../order/use-status-labels.ts'

/** The sheet of the tracking page that cancels an order. */
const CANCEL_SHEET = 'cancel'

export interface FoundOrderProps {
  readonly order: OrderChoice
  readonly intent: Intent | null
}

/** An order that the assistant found, with the step that was asked for. */
export function FoundOrder({ order, intent }: FoundOrderProps) {
  const { t } = useTranslation('help')
  const { arrival, day } = useFormats()
  const { label, tone } = useStatusLabels()(order.status, order.kind)
  const live = isLive(order.status)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg border border-line p-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{order.vendor_name}</p>
        <p className="text-sm text-ink-muted">
          {order.items.join(', ')} · {day(order.created_at)}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={tone}>{label}</Badge>
          {live && order.promised_max_at ? (
            <span className="tabular-nums">{t('assistant.by', { at: arrival(order.promised_max_at) })}</span>
          ) : null}
        </p>
      </div>
      <NextStep order={order} intent={intent} live={live} />
    </li>
  )
}

function NextStep({ order, intent, live }: FoundOrderProps & { readonly live: boolean }) {
  const { t } = useTranslation('help')
  const tracking = (query?: Readonly<Record<string, string>>) =>
    pathTo('orderTrackingId', { id: order.id }, query)
  const page = pathTo('shoppingOrdersOrderId', { orderId: order.id })
  if (intent === 'reorder') return <OrderAgainButton orderId={order.id} vendorName={order.vendor_name} />
  const [path, label] =
    intent === 'cancel_order' && order.can_cancel
      ? [tracking({ sheet: CANCEL_SHEET }), t('assistant.cancel')]
      : intent === 'report_problem'
        ? [pathToOrderHelp(order.id), t('assistant.report')]
        : intent === 'refund_status'
          ? [pathToOrderHelp(order.id), t('assistant.getHelp')]
          : intent === 'invoice'
            ? [page, t('assistant.invoice')]
            : live
              ? [tracking(), t('assistant.track')]
              : [page, t('assistant.see')]
  return (
    <LinkButton
      variant="soft"
      size="sm"
      render={<AppLink to={path} aria-label={`${label}: ${order.vendor_name}`} />}
    >
      {label}
    </LinkButton>
  )
}
