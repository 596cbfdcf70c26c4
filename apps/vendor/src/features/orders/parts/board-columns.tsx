import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { LiveOrders, VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { BellRing } from 'lucide-react'
import { Suspense, useState } from 'react'
import { workOf } from '../../../shared/trade/trade-of.ts'
import { byStage } from '../stage.ts'
import type { OrderActions } from '../use-order-actions.ts'
import { AwayOrders } from './away-orders.tsx'
import { IncomingOrder } from './incoming-order.tsx'
import { OrderBoardColumn } from './order-board-column.tsx'
import { PreparingOrder } from './preparing-order.tsx'
import { ReadyOrder } from './ready-order.tsx'

/** Few boards have orders for later. */
const LaterOrders = lazy(() => import('./later-orders.tsx'))

const COLUMNS = ['new', 'preparing', 'ready'] as const
type ColumnName = (typeof COLUMNS)[number]

const tones = { new: 'accent', preparing: 'action', ready: 'success' } as const

export interface BoardColumnsProps {
  readonly vendor: MyVendor
  readonly live: LiveOrders
  readonly actions: OrderActions
  readonly linkTo: (orderId: string) => string
  readonly onReject: (order: VendorOrder) => void
  readonly onHandOver: (order: VendorOrder) => void
  readonly onRanOut: (order: VendorOrder) => void
}

/** The three stages side by side on a desktop; on a phone one at a time, chosen above. */
export function BoardColumns({
  vendor,
  live,
  actions,
  linkTo,
  onReject,
  onHandOver,
  onRanOut,
}: BoardColumnsProps) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { number } = useFormats()
  const now = useServerNow(live.serverOffsetMs)
  const stages = byStage(live.orders, now)
  // Whoever comes to the board sees what waits; afterwards only a tap changes the stage.
  const [chosen, setChosen] = useState<ColumnName>(
    () => COLUMNS.find((stage) => stages[stage].length > 0) ?? 'new',
  )
  const trade = tradeOf(vendor.kind)
  const titleOf = (stage: ColumnName) =>
    stage === 'preparing' ? t(`vendor-words:${trade}.stage`) : t(`stage.${stage}`)
  const cards = {
    new: stages.new.map((order) => (
      <IncomingOrder
        key={order.order_id}
        order={order}
        usualMinutes={vendor.prep_minutes}
        serverOffsetMs={live.serverOffsetMs}
        onAccept={(minutes) => {
          actions.accept(order, minutes)
          // The view follows what was accepted, unless the next one rings.
          if (stages.new.length === 1 && !order.scheduled_for) setChosen('preparing')
        }}
        onReject={() => onReject(order)}
      />
    )),
    preparing: stages.preparing.map((order) => (
      <PreparingOrder
        key={order.order_id}
        order={order}
        now={now}
        link={linkTo(order.order_id)}
        work={workOf(order)}
        onStart={() => actions.startPreparing(order)}
        onReady={() => actions.markReady(order)}
        serverOffsetMs={live.serverOffsetMs}
        onMore={(minutes) => actions.moreTime(order, minutes)}
        onRanOut={() => onRanOut(order)}
      />
    )),
    ready: stages.ready.map((order) => (
      <ReadyOrder
        key={order.order_id}
        order={order}
        now={now}
        link={linkTo(order.order_id)}
        onHandOver={() => onHandOver(order)}
      />
    )),
  } as const
  return (
    <div className="flex flex-col gap-4">
      <div className="xl:hidden">
        <SegmentedControl
          label={t('board.stages')}
          value={chosen}
          onChange={setChosen}
          segments={COLUMNS.map((stage) => ({
            value: stage,
            label: (
              <>
                {titleOf(stage)}
                <span
                  className={`min-w-6 rounded-full px-1.5 text-xs leading-6 font-bold tabular-nums ${stage === 'new' && stages.new.length > 0 ? 'bg-accent text-on-accent' : 'bg-line text-ink'}`}
                >
                  {number(stages[stage].length)}
                </span>
              </>
            ),
          }))}
        />
      </div>
      {chosen !== 'new' && stages.new.length > 0 ? (
        <div className="xl:hidden">
          <Banner
            tone="accent"
            urgent
            icon={<BellRing aria-hidden />}
            title={t('board.waiting', { count: stages.new.length })}
            action={
              <Button size="sm" variant="accent" onClick={() => setChosen('new')}>
                {t('board.show')}
              </Button>
            }
          >
            {t('board.waitingText')}
          </Banner>
        </div>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-3">
        {COLUMNS.map((stage) => (
          <div
            key={stage}
            className={`max-xl:[&>section>header]:sr-only ${stage === chosen ? '' : 'max-xl:hidden'}`}
          >
            <OrderBoardColumn
              title={titleOf(stage)}
              count={number(stages[stage].length)}
              tone={tones[stage]}
              empty={cards[stage].length === 0 && (stage !== 'ready' || stages.away.length === 0)}
              emptyText={
                stage === 'preparing' ? t(`vendor-words:${trade}.nothing`) : t(`board.empty.${stage}`)
              }
            >
              {cards[stage]}
              {stage === 'ready' && stages.away.length > 0 ? (
                <AwayOrders orders={stages.away} linkTo={linkTo} />
              ) : null}
            </OrderBoardColumn>
          </div>
        ))}
      </div>
      {stages.later.length > 0 ? (
        <Suspense>
          <LaterOrders vendorId={vendor.id} orders={stages.later} live={live.orders} linkTo={linkTo} />
        </Suspense>
      ) : null}
    </div>
  )
}
