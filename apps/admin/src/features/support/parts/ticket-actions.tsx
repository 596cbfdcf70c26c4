import { useClaimTicket } from '@angadi/data/help/inbox.ts'
import type { Ticket } from '@angadi/data/help/ticket.ts'
import { useCloseTicket } from '@angadi/data/help/tickets.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CircleCheck, Hand } from 'lucide-react'

export interface TicketActionsProps {
  readonly ticket: Ticket
  readonly support: NonNullable<Ticket['support']>
}

/** Takes a ticket over, or closes it. */
export function TicketActions({ ticket, support }: TicketActionsProps) {
  const { t } = useTranslation('admin')
  const userId = useUserId()
  const errorText = useErrorText()
  const claim = useClaimTicket(ticket.id)
  const close = useCloseTicket(ticket.id)
  const onError = (error: unknown) => notify.problem(errorText(error))
  if (ticket.status === 'closed') return null
  const isMine = support.assigned_to === userId
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isMine ? (
        <p className="text-sm text-ink-muted">{t('support.taken')}</p>
      ) : (
        <>
          <Button
            variant="secondary"
            icon={<Hand aria-hidden />}
            busy={claim.isPending}
            onClick={() => claim.mutate(undefined, { onError })}
          >
            {t('support.take')}
          </Button>
          {support.assigned_name ? (
            <p className="text-sm text-ink-muted">{t('support.with', { name: support.assigned_name })}</p>
          ) : null}
        </>
      )}
      {ticket.claim?.state === 'in_review' ? null : (
        <Button
          variant="quiet"
          icon={<CircleCheck aria-hidden />}
          busy={close.isPending}
          onClick={() => close.mutate('', { onError })}
        >
          {t('support.close')}
        </Button>
      )}
    </div>
  )
}
