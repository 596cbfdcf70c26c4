import { useTicket } from '@angadi/data/help/tickets.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { TicketClockLine } from '@angadi/shell/support/ticket-clock-line.tsx'
import { TicketComposer } from '@angadi/shell/support/ticket-composer.tsx'
import { TicketThread } from '@angadi/shell/support/ticket-thread.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ClaimDecision } from './parts/claim-decision.tsx'
import { CustomerFacts } from './parts/customer-facts.tsx'
import { TicketActions } from './parts/ticket-actions.tsx'

export interface TicketSheetProps {
  readonly id: string
  readonly onClose: () => void
}

/** A ticket for support: the customer, what is asked back, the conversation, and the answer. */
export default function TicketSheet({ id, onClose }: TicketSheetProps) {
  const { t } = useTranslation(['admin', 'help', 'common'])
  const { data, error, isFetching, refetch } = useTicket(id)
  return (
    <DialogSheet
      open
      desktop="drawer"
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={data ? t(`help:topic.${data.topic}`) : t('support.title')}
      description={data ? t('help:ticket.title', { number: data.number }) : undefined}
      closeLabel={t('common:close')}
      footer={data?.can_write && !data.is_mine ? <TicketComposer ticketId={id} /> : undefined}
    >
      {data ? (
        <div className="flex flex-col gap-5">
          {data.is_mine ? <Banner tone="accent">{t('support.own')}</Banner> : null}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <TicketClockLine ticket={data} />
            {data.order_id ? (
              <AppLink
                to={pathTo('admin', undefined, { order: data.order_id })}
                className="inline-flex min-h-touch items-center text-action-ink underline"
              >
                {t('support.order')} {data.order_number}
              </AppLink>
            ) : null}
          </div>
          {data.support ? <CustomerFacts ticket={data} customer={data.support.customer} /> : null}
          <TicketThread messages={data.messages} side="support" />
          {data.claim && data.support ? (
            <ClaimDecision
              key={data.claim.state}
              ticketId={id}
              claim={data.claim}
              offerPaise={data.support.offer_paise}
            />
          ) : null}
          {data.support ? <TicketActions ticket={data} support={data.support} /> : null}
        </div>
      ) : error ? (
        <LoadFailed title={t('support.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="mb-3 h-24" />
          <Skeleton shape="box" className="h-40" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}
