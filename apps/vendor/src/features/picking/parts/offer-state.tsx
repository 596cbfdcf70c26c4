import type { Substitution } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'

/** The whole ring, in seconds: the usual time to answer. */
const USUAL_SECONDS = 180

export interface OfferStateProps {
  readonly offer: Substitution
  /** Server clock minus device clock, in milliseconds. */
  readonly offsetMs: number
  /** Undefined where nothing can be taken back any more. */
  readonly onWithdraw: (() => void) | undefined
}

/** What was offered instead, and what the customer says to it. */
export function OfferState({ offer, offsetMs, onWithdraw }: OfferStateProps) {
  const { t } = useTranslation('picking')
  const labels = usePackLabels()
  const isOpen = offer.state === 'offered'
  return (
    <div
      role={isOpen ? undefined : 'status'}
      className={`flex flex-wrap items-center gap-3 rounded-md px-3 py-2 ${offer.state === 'accepted' ? 'bg-success-soft text-success-ink' : 'bg-surface-sunken'}`}
    >
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">
          {t('offer.item', { quantity: offer.quantity, name: labels.named(offer.name, offer) })}
        </p>
        <p className="text-sm">
          {t(
            isOpen
              ? 'offer.waiting'
              : offer.state === 'accepted'
                ? offer.answered_by === 'silence'
                  ? 'offer.acceptedBySilence'
                  : 'offer.accepted'
                : offer.state === 'refused'
                  ? 'offer.refused'
                  : 'offer.withdrawn',
          )}
        </p>
      </div>
      {isOpen ? (
        <>
          <CountdownRing
            size="sm"
            deadline={offer.answer_by}
            totalSeconds={USUAL_SECONDS}
            serverOffsetMs={offsetMs}
            label={t('offer.timeLeft')}
          />
          {onWithdraw ? (
            <Button size="sm" variant="quiet" onClick={onWithdraw}>
              {t('offer.withdraw')}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
