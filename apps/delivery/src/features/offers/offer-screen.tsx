import type { JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { townNear } from '@angadi/location/towns.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useVoice } from '@angadi/shell/voice/use-voice.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { OwnMap } from '../../shared/map/own-map.tsx'
import type { JobTrades, OfferWords } from '../../shared/trade/job-trade.ts'
import { ring } from './chime.ts'
import { JobOfferCard } from './job-offer-card.tsx'
import type { OfferDesk } from './use-offer-desk.ts'

const OfferReasons = lazy(() => import('./offer-reasons.tsx'))

/** How long an offer lasts, in seconds: the full ring (setting `offer_seconds`). */
const OFFER_SECONDS = 30
/** How often it rings until the offer is answered, in milliseconds. */
const RING_EVERY_MS = 4000

export interface OfferScreenProps {
  readonly desk: OfferDesk
  readonly offer: JobOffer
  /** The trades with words of their own for an offer. */
  readonly trades?: JobTrades
}

/** A job offer on the whole screen, to accept or decline. The page's own content stays hidden behind it. */
export function OfferScreen({ desk, offer, trades = {} }: OfferScreenProps) {
  const { t } = useTranslation('delivery')
  const { money, distance } = useFormats()
  const unavailableReason = useOfflineReason()
  // The offer stays the same while this is mounted, and with it the hook.
  const useWords = trades[offer.trade ?? '']?.useOfferWords ?? useGoodsWords
  const { heading, earnPaise: earn, notes, pickup, drop } = useWords(offer)
  const left = useCountdown(offer.expires_at, desk.serverOffsetMs)
  const runOut = useEffectEvent(desk.ranOut)
  useEffect(() => {
    if (left === 0) runOut()
  }, [left])

  const question = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const voice = useVoice()
  const arrive = useEffectEvent(() => {
    const labels = t('offer.spoken', {
      pay: money(earn),
      vendor: pickup.title,
      area: pickup.line,
      away: distance(offer.distance_to_pickup_m),
    })
    announce(labels, { urgent: true })
    voice.alert(labels)
    question.current?.focus()
  })
  useEffect(() => {
    arrive()
    ring()
    const ringing = setInterval(ring, RING_EVERY_MS)
    return () => {
      clearInterval(ringing)
      // Focuses the screen that is shown again: otherwise focus would be lost with the buttons.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div
      ref={question}
      role="alertdialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="mx-auto w-full max-w-page px-4 py-5 outline-none md:px-6 md:py-8"
    >
      <h1 id={headingId} className="sr-only">
        {heading}
      </h1>
      <div className="mx-auto grid max-w-form grid-cols-1 gap-4 lg:max-w-none lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <JobOfferCard
          heading={heading}
          earnPaise={earn}
          notes={notes}
          pickup={{ ...pickup, distance: t('away', { distance: distance(offer.distance_to_pickup_m) }) }}
          drop={{ ...drop, distance: t('further', { distance: distance(offer.distance_m) }) }}
          expiresAt={offer.expires_at}
          windowSeconds={OFFER_SECONDS}
          serverOffsetMs={desk.serverOffsetMs}
          timeLeftLabel={t('offer.timeLeft')}
          acceptLabel={t('offer.accept')}
          declineLabel={t('offer.decline')}
          onAccept={desk.accept}
          onDecline={desk.decline}
          busy={desk.busy}
          unavailableReason={unavailableReason}
        >
          <ExtraBoundary>
            <Suspense fallback={<Skeleton shape="box" className="h-touch" />}>
              <OfferReasons offerId={offer.offer_id} />
            </Suspense>
          </ExtraBoundary>
        </JobOfferCard>
        <OfferMap offer={offer} pickup={pickup.title} drop={drop.title} />
      </div>
    </div>
  )
}

/** What is said of a delivery of goods. */
function useGoodsWords(offer: JobOffer): OfferWords {
  const { t } = useTranslation('delivery')
  const { money, time } = useFormats()
  const drop = townNear({ lat: offer.drop_lat, lng: offer.drop_lng })?.name ?? t('offer.customer')
  return {
    heading: t('offer.heading'),
    earnPaise: offer.pay_paise + offer.tip_paise,
    notes: [
      ...(offer.ready_by ? [t('readyBy', { time: time(offer.ready_by) })] : []),
      ...(offer.tip_paise > 0 ? [t('offer.tip', { tip: money(offer.tip_paise) })] : []),
      offer.collect_cash_paise > 0
        ? t('offer.cash', { amount: money(offer.collect_cash_paise) })
        : t('offer.paid'),
      t('offer.items', { count: offer.items_count }),
    ],
    pickup: { title: offer.vendor_name, line: offer.pickup_area },
    drop: {
      title: drop,
      line: offer.drop_area && offer.drop_area !== drop ? offer.drop_area : t('offer.dropLine'),
    },
  }
}

/** A map of an offered job and the courier's location. */
function OfferMap({
  offer,
  pickup,
  drop,
}: {
  readonly offer: JobOffer
  readonly pickup: string
  readonly drop: string
}) {
  const { t } = useTranslation('delivery')
  const isOfGoods = (offer.work ?? 'goods') === 'goods'
  return (
    <OwnMap
      label={t('map.label', { vendor: pickup, customer: drop })}
      stops={[
        {
          key: 'pickup',
          kind: isOfGoods ? 'pickup' : 'start',
          at: { lat: offer.pickup_lat, lng: offer.pickup_lng },
          label: pickup,
        },
        {
          key: 'drop',
          kind: isOfGoods ? 'drop' : 'end',
          at: { lat: offer.drop_lat, lng: offer.drop_lng },
          label: drop,
        },
      ]}
      className="h-48 lg:h-112"
    />
  )
}
