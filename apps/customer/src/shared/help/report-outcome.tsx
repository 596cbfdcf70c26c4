import type { OrderHelp, Reported } from '@angadi/data/help/order-help.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CircleCheck, Clock, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathToTicket, pathToWrite } from './help-paths.ts'
import { useTicketDraft } from './ticket-draft.ts'

export interface ReportOutcomeProps {
  readonly help: OrderHelp
  readonly reported: Reported
  readonly onClose: () => void
}

/** What became of a report: refunded at once, a ticket, or why there is nothing to refund. */
export function ReportOutcome({ help, reported, onClose }: ReportOutcomeProps) {
  const { t } = useTranslation('help')
  const { money, dateTime } = useFormats()
  const go = useNavigateTo()
  const { outcome, ticket, why, refund_paise: refund } = reported
  if (outcome === 'refunded')
    return (
      <Outcome
        tone="bg-success-soft text-success-ink"
        icon={<CircleCheck aria-hidden />}
        title={t('outcome.refunded', { amount: money(refund) })}
        text={t('outcome.refundedText')}
      >
        <Button wide size="lg" onClick={onClose}>
          {t('outcome.done')}
        </Button>
        <LinkButton wide variant="quiet" render={<AppLink to={pathTo('wallet')} />}>
          {t('outcome.wallet')}
        </LinkButton>
      </Outcome>
    )
  if (outcome === 'not_late')
    return (
      <Outcome
        tone="bg-surface-sunken text-ink-muted"
        icon={<Clock aria-hidden />}
        title={t('outcome.notLate')}
        text={
          help.promised_max_at
            ? t('outcome.notLateText', {
                promised: dateTime(help.promised_max_at),
                delivered: dateTime(help.status_since),
              })
            : ''
        }
      >
        <Button wide size="lg" onClick={onClose}>
          {t('outcome.done')}
        </Button>
        <Button
          wide
          variant="quiet"
          onClick={() => {
            useTicketDraft.getState().handOver({ order: { id: help.order_id, number: help.order_number } })
            go(pathToWrite())
          }}
        >
          {t('outcome.writeAnyway')}
        </Button>
      </Outcome>
    )
  return (
    <Outcome
      tone="bg-action-soft text-action-ink"
      icon={<Ticket aria-hidden />}
      title={t('new.opened', { number: ticket?.number ?? '' })}
      text={[
        why ? t(`outcome.why.${why}`) : '',
        ticket ? t('outcome.ticketText', { at: dateTime(ticket.acknowledge_by) }) : '',
      ].join(' ')}
    >
      {ticket ? (
        <LinkButton wide size="lg" render={<AppLink to={pathToTicket(ticket.id)} />}>
          {t('new.openTicket')}
        </LinkButton>
      ) : null}
      <Button wide variant="quiet" onClick={onClose}>
        {t('outcome.done')}
      </Button>
    </Outcome>
  )
}

interface OutcomeProps {
  readonly tone: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Outcome({ tone, icon, title, text, children }: OutcomeProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-5 py-4 text-center">
      <span className={`grid size-20 place-items-center rounded-full [&_svg]:size-9 ${tone}`}>{icon}</span>
      <div>
        <h3 className="text-xl font-bold">{title}</h3>
        <p className="mt-1 text-balance text-ink-muted">{text}</p>
      </div>
      <div className="flex w-full flex-col gap-2">{children}</div>
    </div>
  )
}
