import { MORE_MINUTES, type MoreTime } from '@angadi/data/vendor-console/more-time.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { minutesSince } from '@angadi/domain/time/minutes-since.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Check, Clock, ListChecks, PackageX } from 'lucide-react'
import { Suspense } from 'react'
import type { TradeWork } from '../../../shared/trade/vendor-trade.ts'
import { CourierLine } from './courier-line.tsx'
import { hasBadges, OrderBadges } from './order-badges.tsx'
import { OrderBoardCard } from './order-board-card.tsx'
import { OrderContent } from './order-content.tsx'

const OpenQuestions = lazy(() => import('./open-questions.tsx'))

export interface PreparingOrderProps {
  readonly order: VendorOrder
  /** The server's current time, in milliseconds since 1970. */
  readonly now: number
  readonly link: string
  readonly work: TradeWork
  readonly onStart: () => void
  readonly onReady: () => void
  /** Server clock minus device clock, in milliseconds. */
  readonly serverOffsetMs: number
  /** Asks for more minutes, where somebody is told of them. */
  readonly onMore: (minutes: MoreTime['minutes']) => void
  /** Asks the customer about what ran out, unless that is done while picking. */
  readonly onRanOut: () => void
}

/** An accepted order, to be started or being prepared, with the elapsed and the promised minutes. */
export function PreparingOrder({
  order,
  now,
  link,
  work,
  onStart,
  onReady,
  serverOffsetMs,
  onMore,
  onRanOut,
}: PreparingOrderProps) {
  const { t } = useTranslation(['vendor', 'vendor-words', 'picking'])
  const { time } = useFormats()
  const unavailableReason = useOfflineReason()
  const minutes = minutesSince(order.status_since, now)
  const isStarted = order.status !== 'confirmed'
  const pickingLink = work.pickingPath?.(order.order_id)
  const beginAt = isStarted ? null : order.begin_at
  return (
    <OrderBoardCard
      orderNumber={order.order_number}
      age={
        beginAt
          ? t('later.begin', { time: time(beginAt) })
          : order.prep_minutes
            ? t('age.of', { minutes, count: order.prep_minutes })
            : t('minutes', { count: minutes })
      }
      late={beginAt ? now > Date.parse(beginAt) : order.prep_minutes !== null && minutes > order.prep_minutes}
      render={<AppLink to={link} />}
      badges={hasBadges(order) ? <OrderBadges order={order} /> : undefined}
      action={
        isStarted && pickingLink !== undefined ? (
          <LinkButton size="lg" icon={<ListChecks aria-hidden />} render={<AppLink to={pickingLink} />}>
            {t('picking:start')}
          </LinkButton>
        ) : isStarted ? (
          <Button
            size="lg"
            icon={<Check aria-hidden />}
            unavailableReason={
              unavailableReason ?? (order.items.some(({ asked }) => asked) ? t('runOut.wait') : undefined)
            }
            onClick={onReady}
          >
            {t('action.ready')}
          </Button>
        ) : (
          <Button
            size="lg"
            variant="soft"
            icon={<work.StartIcon aria-hidden />}
            unavailableReason={unavailableReason}
            onClick={onStart}
          >
            {pickingLink === undefined
              ? t(`vendor-words:${tradeOf(order.category)}.start`)
              : t('picking:begin')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <OrderContent order={order} />
        {order.items.some(({ asked }) => asked) ? (
          <Suspense>
            <OpenQuestions order={order} serverOffsetMs={serverOffsetMs} />
          </Suspense>
        ) : null}
        <CourierLine order={order} />
        {order.extra_minutes ? (
          <p className="text-sm text-ink-muted">{t('more.added', { count: order.extra_minutes })}</p>
        ) : null}
        {work.tellsMoreTime || work.asksFromBoard ? (
          <div className="relative z-raised flex flex-wrap gap-2">
            {work.tellsMoreTime
              ? MORE_MINUTES.map((minutes) => (
                  <Button
                    key={minutes}
                    size="sm"
                    variant="secondary"
                    icon={<Clock aria-hidden />}
                    aria-disabled={unavailableReason !== undefined}
                    onClick={() => {
                      if (unavailableReason === undefined) onMore(minutes)
                    }}
                  >
                    {t('more.add', { count: minutes })}
                  </Button>
                ))
              : null}
            {work.asksFromBoard ? (
              <Button size="sm" variant="secondary" icon={<PackageX aria-hidden />} onClick={onRanOut}>
                {t('runOut.open')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </OrderBoardCard>
  )
}
