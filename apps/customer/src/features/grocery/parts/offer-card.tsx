import { pictureUrl } from '@angadi/data/client/config.ts'
import { useAnswerSubstitution } from '@angadi/data/grocery/my-picking.ts'
import type { PickingLine, Substitution } from '@angadi/data/grocery/picking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ShoppingBasket } from 'lucide-react'

/** The whole ring, in seconds: the usual time to answer; a longer one starts full. */
const USUAL_SECONDS = 180

export interface OfferCardProps {
  readonly orderId: string
  readonly line: PickingLine
  readonly offer: Substitution
  /** Server clock minus device clock, in milliseconds. */
  readonly offsetMs: number
}

/** The store's question about a line: what it offers instead, what that costs, and how long the answer has time. */
export function OfferCard({ orderId, line, offer, offsetMs }: OfferCardProps) {
  const { t } = useTranslation('grocery')
  const { money } = useFormats()
  const errorText = useErrorText()
  const labels = usePackLabels()
  const left = useCountdown(offer.answer_by, offsetMs)
  const { mutate, isPending, variables } = useAnswerSubstitution(orderId)
  const answer = (accept: boolean) =>
    mutate(
      { id: offer.id, accept },
      { onError: (error) => notify.problem(t('offer.failed'), { description: errorText(error) }) },
    )
  const willAccept =
    line.prefer === 'best_match' || (line.prefer === 'item' && line.substitute?.id === offer.item_id)
  return (
    <Card variant="raised" className="border-2 border-action">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            {t('offer.title', { name: labels.named(line.name, line) })}
          </h2>
          <p className="text-sm text-ink-muted">{t('offer.text')}</p>
        </div>
        <CountdownRing
          size="sm"
          deadline={offer.answer_by}
          totalSeconds={USUAL_SECONDS}
          serverOffsetMs={offsetMs}
          label={t('offer.timeLeft')}
        />
      </div>
      <div className="my-4 flex items-center gap-3">
        <Picture
          src={pictureUrl(offer.picture)}
          alt=""
          ratio="square"
          rounded="md"
          fallback={<ShoppingBasket aria-hidden />}
          className="w-16"
        />
        <div className="min-w-0">
          <p className="font-semibold">
            {t('offer.item', { quantity: offer.quantity, name: labels.named(offer.name, offer) })}
          </p>
          <p className="tabular-nums">
            {offer.total_paise < offer.unit_paise * offer.quantity
              ? t('offer.capped', {
                  price: money(offer.total_paise),
                  usual: money(offer.unit_paise * offer.quantity),
                })
              : t('offer.price', { price: money(offer.total_paise) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          className="flex-1"
          busy={isPending && variables.accept}
          disabled={left === 0}
          onClick={() => answer(true)}
        >
          {t('offer.accept')}
        </Button>
        <Button
          variant="secondary"
          className="flex-1"
          busy={isPending && !variables.accept}
          disabled={left === 0}
          onClick={() => answer(false)}
        >
          {t('offer.refuse')}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        {t(left === 0 ? 'offer.over' : willAccept ? 'offer.silenceAccepts' : 'offer.silenceRefuses')}
      </p>
    </Card>
  )
}
