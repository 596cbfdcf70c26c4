import type { OrderHelp } from '@angadi/data/help/order-help.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { pathToTicket } from './help-paths.ts'

const CLAIM_TONES = {
  refunded_at_once: 'success',
  in_review: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const

/** What was reported about an order, and how it stands. */
export function ReportedBefore({ help: { claims, tickets } }: { readonly help: OrderHelp }) {
  const { t } = useTranslation('help')
  const { dateTime, money } = useFormats()
  const others = tickets.filter(({ id }) => !claims.some((claim) => claim.ticket_id === id))
  if (claims.length + others.length === 0) return null
  return (
    <section aria-label={t('report.before')}>
      <h3 className="text-lg font-semibold">{t('report.before')}</h3>
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <li key={`${claim.at} ${claim.problem}`}>
            <ListRow
              title={t(`topic.${claim.problem}`)}
              note={dateTime(claim.at)}
              trail={
                <Badge tone={CLAIM_TONES[claim.state]}>
                  {t(`claim.state.${claim.state}`)}
                  {claim.refund_paise > 0 ? ` ${money(claim.refund_paise)}` : ''}
                </Badge>
              }
              render={claim.ticket_id === null ? undefined : <AppLink to={pathToTicket(claim.ticket_id)} />}
            />
          </li>
        ))}
        {others.map(({ id, number, topic, status }) => (
          <li key={id}>
            <ListRow
              title={t(`topic.${topic}`)}
              note={t('ticket.title', { number })}
              trail={<Badge>{t(`ticket.status.${status}`)}</Badge>}
              render={<AppLink to={pathToTicket(id)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
