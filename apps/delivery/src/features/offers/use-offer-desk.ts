import { type RespondToOffer, useRespond } from '@angadi/data/courier-console/change.ts'
import { type JobOffer, useOffers } from '@angadi/data/courier-console/jobs.ts'
import { type OfferOutcome, offerOutcome } from '@angadi/data/courier-console/outcomes.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MissedWhy, useMissedOffer } from './missed-offer.ts'

/** How long the message about a lost offer stays, in milliseconds: long enough to read while riding. */
const SENTENCE_MS = 8000

/** The offer to decide on, and its actions. */
export interface OfferDesk {
  readonly offer: JobOffer | undefined
  /** The server's clock minus this device's, in milliseconds. */
  readonly serverOffsetMs: number
  readonly accept: () => void
  readonly decline: () => void
  readonly ranOut: () => void
  readonly busy: 'accept' | 'decline' | undefined
}

/** The server calls that an offer needs. */
export interface OfferCalls {
  readonly respond?: RespondToOffer
  readonly outcomeOf?: (offerId: string) => Promise<OfferOutcome>
}

/** Shows one offer at a time, and reports the outcome of those that ended without an answer. */
export function useOfferDesk({ respond: send, outcomeOf = offerOutcome }: OfferCalls = {}): OfferDesk {
  const { t } = useTranslation('delivery')
  const errorText = useErrorText()
  const go = useNavigateTo()
  const { data: offers = [], dataUpdatedAt } = useOffers()
  const respond = useRespond(send)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const offer = offers.find(({ offer_id }) => !settled.has(offer_id))
  const settle = (offerId: string) => setSettled((before) => new Set(before).add(offerId))
  const keepMissed = useMissedOffer((state) => state.set)
  const vendors = useRef(new Map<string, string>())
  const miss = (offerId: string, why: MissedWhy) => {
    tell(t(`offer.${why}`))
    keepMissed({ vendor: vendors.current.get(offerId) ?? '', at: Date.now(), why })
  }
  const expire = (offerId: string) => {
    settle(offerId)
    miss(offerId, 'expired')
  }
  const tell = (sentence: string) => notify.info(sentence, { id: 'offer', duration: SENTENCE_MS })

  // The offer that is being accepted.
  const answering = useRef<string>(undefined)
  const shown = useRef<string>(undefined)
  const explain = useEffectEvent(async (offerId: string) => {
    if (settled.has(offerId)) return
    const outcome = await outcomeOf(offerId).catch(() => undefined)
    if (outcome === 'lost' || outcome === 'expired' || outcome === 'withdrawn') miss(offerId, outcome)
  })
  const arrive = useEffectEvent(() => {
    if (offer) vendors.current.set(offer.offer_id, offer.vendor_name)
    keepMissed(undefined)
  })
  const offerId = offer?.offer_id
  useEffect(() => {
    const previous = shown.current
    shown.current = offerId
    if (offerId !== undefined) arrive()
    if (previous !== undefined && previous !== offerId) void explain(previous)
  }, [offerId])

  // The offer that expired while its answer was being sent.
  const ranOutMeanwhile = useRef<string>(undefined)
  const accept = () => {
    // A second tap can come before the first one is rendered, and only the last of two answers would be reported.
    if (!offer || answering.current === offer.offer_id) return
    answering.current = offer.offer_id
    respond.mutate(
      { offerId: offer.offer_id, accept: true },
      {
        onSuccess: ({ outcome }) => {
          settle(offer.offer_id)
          if (outcome === 'accepted') {
            announce(t('offer.accepted'))
            go(pathTo('deliveryDashboard'))
          } else {
            void explainRefusal(offer.offer_id)
          }
        },
        onError: (error) => {
          answering.current = undefined
          if (ranOutMeanwhile.current === offer.offer_id) expire(offer.offer_id)
          else notify.problem(errorText(error))
        },
      },
    )
  }
  const explainRefusal = async (refusedId: string) => {
    const outcome = await outcomeOf(refusedId).catch(() => undefined)
    miss(refusedId, outcome === 'expired' ? 'expired' : 'lost')
  }
  const decline = () => {
    if (!offer || answering.current === offer.offer_id) return
    settle(offer.offer_id)
    respond.mutate(
      { offerId: offer.offer_id, accept: false },
      {
        onSuccess: () => announce(t('offer.declined')),
        onError: (error) => {
          setSettled((before) => new Set([...before].filter((id) => id !== offer.offer_id)))
          notify.problem(errorText(error))
        },
      },
    )
  }
  return {
    offer,
    serverOffsetMs: offer ? serverOffsetMs(offer.server_now, dataUpdatedAt) : 0,
    accept,
    decline,
    ranOut: () => {
      if (!offer) return
      if (answering.current === offer.offer_id) ranOutMeanwhile.current = offer.offer_id
      else expire(offer.offer_id)
    },
    busy: respond.isPending ? (respond.variables.accept ? 'accept' : 'decline') : undefined,
  }
}
