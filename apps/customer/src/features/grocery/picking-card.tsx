import { useMyPicking } from '@angadi/data/grocery/my-picking.ts'
import { openOffer, type Picking } from '@angadi/data/grocery/picking.ts'
import { type Tracking, useRefreshTracking } from '@angadi/data/orders/tracking.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { OfferCard } from './parts/offer-card.tsx'
import { PickedLines } from './parts/picked-lines.tsx'

/** Where the money for what was missing is. */
const BACK_WORDS = { wallet: 'back', cash: 'lessCash', gateway: 'backSource', points: 'backPoints' } as const

export interface PickingCardProps {
  readonly tracking: Tracking
  /** When it came, by this device's clock, in milliseconds since 1970. */
  readonly receivedAt: number
}

/** How far the groceries of an order are picked, and the questions that the store has about what is missing. */
export default function PickingCard({ tracking, receivedAt }: PickingCardProps) {
  const { t } = useTranslation('grocery')
  const picking = useMyPicking(tracking)
  const refresh = useRefreshTracking(tracking.order.id)
  if (!picking) return <LoadFailed title={t('picking.failed')} onRetry={refresh} />
  return <PickingOf picking={picking} offsetMs={serverOffsetMs(tracking.server_now, receivedAt)} />
}

function PickingOf({ picking, offsetMs }: { readonly picking: Picking; readonly offsetMs: number }) {
  const { t } = useTranslation('grocery')
  const { money } = useFormats()
  const { lines } = picking
  const decided = lines.filter(({ state }) => state !== 'waiting').length
  const asked = lines.flatMap((line) => {
    const offer = openOffer(line)
    return offer ? [{ line, offer }] : []
  })
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {asked.map(({ line, offer }) => (
          <OfferCard
            key={offer.id}
            orderId={picking.order_id}
            line={line}
            offer={offer}
            offsetMs={offsetMs}
          />
        ))}
      </div>
      <Section title={t('picking.title')}>
        <Card>
          {picking.status === 'preparing' ? (
            <div className="mb-3 flex flex-col gap-2">
              <p className="font-medium">{t('picking.progress', { decided, count: lines.length })}</p>
              <Progress label={t('picking.title')} value={decided} max={Math.max(1, lines.length)} />
            </div>
          ) : null}
          {picking.packed_at !== null && picking.back_paise > 0 ? (
            <p className="mb-3 rounded-md bg-success-soft px-3 py-2 font-medium text-success-ink">
              {t(`picking.${BACK_WORDS[picking.payment_method]}`, { amount: money(picking.back_paise) })}
            </p>
          ) : null}
          <PickedLines lines={lines} />
        </Card>
      </Section>
    </>
  )
}
