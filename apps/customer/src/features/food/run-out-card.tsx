import { pictureUrl } from '@angadi/data/client/config.ts'
import {
  type DishProposal,
  foodDetailOf,
  type ProposalAnswer,
  useAnswerProposal,
} from '@angadi/data/food/food-order.ts'
import { type Tracking, useRefreshTracking } from '@angadi/data/orders/tracking.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { UtensilsCrossed } from 'lucide-react'

/** The whole ring, in seconds: the usual time to answer; a longer one starts full. */
const USUAL_SECONDS = 180

export interface RunOutCardProps {
  readonly tracking: Tracking
  /** When it came, by this device's clock, in milliseconds since 1970. */
  readonly receivedAt: number
}

/** What a restaurant asks about dishes that ran out: something else, without them, or no order, free of charge. */
export default function RunOutCard({ tracking, receivedAt }: RunOutCardProps) {
  const { t } = useTranslation('run-out')
  const { id: orderId, trade } = tracking.order
  const food = foodDetailOf({ trade, detail: tracking.detail })
  const refresh = useRefreshTracking(orderId)
  if (!food) return <LoadFailed title={t('failed')} onRetry={refresh} />
  return (
    <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
      {food.proposals
        .filter(({ state }) => state === 'offered')
        .map((proposal) => (
          <Question
            key={proposal.id}
            orderId={orderId}
            proposal={proposal}
            offsetMs={serverOffsetMs(tracking.server_now, receivedAt)}
          />
        ))}
    </div>
  )
}

interface QuestionProps {
  readonly orderId: string
  readonly proposal: DishProposal
  /** Server clock minus device clock, in milliseconds. */
  readonly offsetMs: number
}

function Question({ orderId, proposal, offsetMs }: QuestionProps) {
  const { t } = useTranslation('run-out')
  const { money } = useFormats()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const left = useCountdown(proposal.answer_by, offsetMs)
  const { mutate, isPending, variables } = useAnswerProposal(orderId)
  const answer = (what: ProposalAnswer) =>
    mutate(
      { id: proposal.id, answer: what },
      { onError: (error) => notify.problem(t('notSent'), { description: errorText(error) }) },
    )
  const button = (what: ProposalAnswer) => ({
    busy: isPending && variables.answer === what,
    disabled: left === 0,
    unavailableReason: what === 'cancel' ? undefined : offline,
    onClick: () => answer(what),
  })
  const { name, quantity, unit_paise: unit } = proposal
  const usual = (unit ?? 0) * (quantity ?? 0)
  return (
    <Card variant="raised" className="border-2 border-action">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-lg font-semibold wrap-anywhere">
            {proposal.missing < proposal.of_pieces
              ? t('titleSome', { missing: proposal.missing, dish: proposal.dish })
              : t('title', { dish: proposal.dish })}
          </h2>
          <p className="text-sm text-ink-muted">{t(name === null ? 'textWithout' : 'text')}</p>
        </div>
        <CountdownRing
          size="sm"
          deadline={proposal.answer_by}
          totalSeconds={USUAL_SECONDS}
          serverOffsetMs={offsetMs}
          label={t('timeLeft')}
        />
      </div>
      {name === null ? null : (
        <div className="mt-4 flex items-center gap-3">
          <Picture
            src={pictureUrl(proposal.picture)}
            alt=""
            ratio="square"
            rounded="md"
            fallback={<UtensilsCrossed aria-hidden />}
            className="w-16 shrink-0"
          />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{t('item', { quantity: quantity ?? 1, name })}</p>
            <p className="tabular-nums">
              {proposal.total_paise < usual
                ? t('capped', { price: money(proposal.total_paise), usual: money(usual) })
                : t('price', { price: money(proposal.total_paise) })}
            </p>
          </div>
        </div>
      )}
      <div className="mt-4 flex flex-col gap-2">
        {name === null ? null : (
          <Button wide {...button('accept')}>
            {t('accept')}
          </Button>
        )}
        {proposal.is_all ? null : (
          <Button wide variant={name === null ? 'primary' : 'secondary'} {...button('leave_out')}>
            {t('without', { amount: money(proposal.missing_paise) })}
          </Button>
        )}
        <Button wide variant="dangerQuiet" {...button('cancel')}>
          {t('cancel')}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        {t(left === 0 ? 'over' : proposal.is_all ? 'silenceAll' : 'silence')}
      </p>
    </Card>
  )
}
