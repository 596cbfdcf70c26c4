import { type OwnTicket, useMyTickets } from '@angadi/data/help/tickets.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TICKET_PARAM } from '../../../shared/help/help-paths.ts'

const TONES = { open: 'warning', answered: 'success', closed: 'neutral' } as const

/** The tickets of the signed-in person; nothing for somebody without any. */
export function MyTickets() {
  const { t } = useTranslation('help')
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyTickets()
  if (!data && error)
    return (
      <Section title={t('tickets.title')}>
        <LoadFailed title={t('tickets.failed')} error={error} busy={isFetching} onRetry={refetch} />
      </Section>
    )
  if (!data || data.length === 0) return null
  return (
    <Section title={t('tickets.title')}>
      <ul className="divide-y divide-line">
        {data.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('tickets.more')}
        </Button>
      ) : null}
    </Section>
  )
}

function TicketRow({ ticket }: { readonly ticket: OwnTicket }) {
  const { t } = useTranslation('help')
  const { day } = useFormats()
  const { linkTo } = useRecordSheet(TICKET_PARAM)
  const isNew = ticket.unread && ticket.status === 'answered'
  return (
    <li>
      <ListRow
        title={t(`topic.${ticket.topic}`)}
        note={
          <>
            {ticket.number} · {day(ticket.last_at)}
            {ticket.vendor_name ? ` · ${ticket.vendor_name}` : ''}
          </>
        }
        trail={
          <Badge tone={isNew ? 'action' : TONES[ticket.status]}>
            {isNew ? t('tickets.unread') : t(`ticket.status.${ticket.status}`)}
          </Badge>
        }
        render={<AppLink to={linkTo(ticket.id)} />}
      />
    </li>
  )
}
