import { useDecideClaim } from '@angadi/data/help/inbox.ts'
import type { Ticket } from '@angadi/data/help/ticket.ts'
import { lettersOf, MOST_SUPPORT_LETTERS } from '@angadi/domain/help/text-limits.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The least that an answer to a claim says, in letters; the same as the database's. */
const SHORTEST = 3
const WHYS = ['by_hand', 'own_business', 'nothing_left', 'no_photo', 'above_limit', 'too_often'] as const

export interface ClaimDecisionProps {
  readonly ticketId: string
  readonly claim: NonNullable<Ticket['claim']>
  /** What accepting would refund now, in paise; null where it is decided. */
  readonly offerPaise: number | null
}

/** What a ticket asks back, and the decision about it with words to the customer. */
export function ClaimDecision({ ticketId, claim, offerPaise }: ClaimDecisionProps) {
  const { t } = useTranslation(['admin', 'help'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync, variables } = useDecideClaim(ticketId)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = lettersOf(body) < SHORTEST
  const why = WHYS.find((one) => one === claim.why)
  const { submit, isBusy, error } = useSubmission({
    form: 'claim-decision',
    work: (accept: boolean) =>
      mutateAsync({ accept, body: body.trim(), idempotencyKey: `${idempotencyKey}:${accept}` }),
    onSuccess: ({ refund_paise: refund }, accept) => {
      if (accept) notify.success(t('support.refunded', { amount: money(refund) }))
    },
    onError: () => undefined,
  })
  const decide = (accept: boolean) => {
    setTried(true)
    if (!isShort) void submit(accept)
  }
  return (
    <section aria-label={t('support.claim')} className="flex flex-col gap-3 rounded-lg bg-surface-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{t('support.claim')}</h3>
        <Badge>{t(`help:claim.state.${claim.state}`)}</Badge>
      </div>
      <p>
        {claim.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        {claim.lines.length > 0 ? ' · ' : ''}
        <span className="tabular-nums">{money(claim.asked_paise)}</span>
        {why ? ` · ${t(`support.why.${why}`)}` : ''}
      </p>
      {claim.state === 'in_review' ? (
        <>
          {error ? (
            <Banner tone="danger" urgent>
              {errorText(error)}
            </Banner>
          ) : null}
          <TextArea
            label={t('support.answer')}
            maxLength={MOST_SUPPORT_LETTERS}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            error={
              isTried && isShort
                ? t('help:new.length', { min: SHORTEST, max: MOST_SUPPORT_LETTERS })
                : undefined
            }
          />
          <div className="flex flex-wrap gap-2">
            <Button
              busy={isBusy && variables?.accept === true}
              unavailableReason={unavailableReason}
              onClick={() => decide(true)}
            >
              {t('support.accept', { amount: money(offerPaise ?? 0) })}
            </Button>
            <Button
              variant="dangerQuiet"
              busy={isBusy && variables?.accept === false}
              onClick={() => decide(false)}
            >
              {t('support.decline')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
