import type { Ticket } from '@angadi/data/help/ticket.ts'
import { markTicketRead, useCloseTicket, useTicket } from '@angadi/data/help/tickets.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { TicketClockLine } from '@angadi/shell/support/ticket-clock-line.tsx'
import { TicketComposer } from '@angadi/shell/support/ticket-composer.tsx'
import { TicketThread } from '@angadi/shell/support/ticket-thread.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect } from 'react'

export interface TicketSheetProps {
  readonly id: string
  readonly onClose: () => void
}

/** A ticket: what was written, until when support answers, and the field to write more (Issue 11, Help). */
export default function TicketSheet({ id, onClose }: TicketSheetProps) {
  const { t } = useTranslation(['help', 'common'])
  const { data, error, isFetching, refetch } = useTicket(id)
  const seq = data?.last_seq
  useEffect(() => {
    if (seq !== undefined && document.visibilityState === 'visible') void markTicketRead(id, seq)
  }, [id, seq])
  return (
    <DialogSheet
      open
      desktop="drawer"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={data ? t(`topic.${data.topic}`) : t('tickets.title')}
      description={data ? t('ticket.title', { number: data.number }) : undefined}
      closeLabel={t('common:close')}
      footer={data?.can_write ? <TicketComposer ticketId={id} /> : undefined}
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <Facts ticket={data} />
          <TicketThread messages={data.messages} side="customer" />
          <Ending ticket={data} />
        </div>
      ) : error ? (
        <LoadFailed title={t('ticket.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('ticket.loading')}>
          <Skeleton shape="box" className="mb-3 h-20 w-3/4" />
          <Skeleton shape="box" className="ml-auto h-20 w-3/4" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}

/** What the ticket is about, and its clock. */
function Facts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('help')
  const { money } = useFormats()
  const { order_id: order, order_number: number, vendor_name: vendor, claim } = ticket
  return (
    <div className="flex flex-col gap-1.5">
      {order && number ? (
        <AppLink
          to={pathTo('shoppingOrdersOrderId', { orderId: order })}
          className="inline-flex min-h-touch items-center text-action-ink underline"
        >
          {vendor} · {number}
        </AppLink>
      ) : null}
      {claim ? (
        <p className="text-sm text-ink-muted">
          {claim.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
          {claim.lines.length > 0 ? ' · ' : ''}
          {t('claim.asked', { amount: money(claim.asked_paise) })} · {t(`claim.state.${claim.state}`)}
        </p>
      ) : null}
      <TicketClockLine ticket={ticket} />
    </div>
  )
}

/** Says that it is closed, or lets the customer close it. */
function Ending({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('help')
  const errorText = useErrorText()
  const { mutate, isPending } = useCloseTicket(ticket.id)
  if (ticket.status === 'closed')
    return (
      <Banner tone="accent" isWatched>
        {t('thread.closed')} {ticket.can_write ? t('thread.reopen') : ''}
      </Banner>
    )
  return (
    <Button
      variant="quiet"
      size="sm"
      className="self-start"
      busy={isPending}
      onClick={() => mutate('', { onError: (error) => notify.problem(errorText(error)) })}
    >
      {t('thread.solved')}
    </Button>
  )
}
