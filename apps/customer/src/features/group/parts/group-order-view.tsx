import type { Group, GroupOrder } from '@angadi/data/group/group.ts'
import { sharesOf } from '@angadi/domain/group/shares.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { OrderStatusBadge } from '@angadi/ui/order-status-badge/order-status-badge.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'
import { shownPerson } from '../shown-person.ts'

export interface GroupOrderViewProps {
  readonly group: Group
  readonly order: GroupOrder
  /** The reader's id among the people. */
  readonly me: string
}

/** What became of a group order: its status in words, and what each person chose and owes the host. */
export function GroupOrderView({ group, order, me }: GroupOrderViewProps) {
  const { t } = useTranslation('group')
  const { money, arrival } = useFormats()
  const statusOf = useStatusLabels()
  const isCancelled = order.status === 'cancelled'
  const paid = isCancelled ? 0 : order.total_paise - order.refund_paise
  const people = group.people
    .map((person) => ({ ...person, lines: order.lines.filter(({ person_id }) => person_id === person.id) }))
    .filter(({ lines }) => lines.length > 0)
  const shares = sharesOf(
    paid,
    people.map(({ id, lines }) => ({
      personId: id,
      paise: lines.reduce((sum, { total_paise }) => sum + total_paise, 0),
    })),
  )
  const own = shares.get(me)
  const isHost = people.some(({ id, is_host }) => id === me && is_host)
  const isUnderWay = order.status !== 'delivered' && order.status !== 'cancelled'
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <Card className="flex flex-col gap-3">
        <div role="status" className="flex flex-wrap items-center gap-3">
          <OrderStatusBadge status={order.status} label={statusOf(order.status, order.kind).label} />
          {isUnderWay && order.promised_max_at ? (
            <p className="font-semibold tabular-nums">
              {t('order.by', { time: arrival(order.promised_max_at) })}
            </p>
          ) : null}
        </div>
        <p className="text-ink-muted">
          {isCancelled
            ? t('order.cancelled')
            : isHost
              ? t('order.youPaid', { total: money(paid), vendor: group.vendor.name })
              : t('order.paid', {
                  host: shownPerson(group.host_name),
                  total: money(paid),
                  vendor: group.vendor.name,
                })}
        </p>
        {own === undefined || isHost || isCancelled ? null : (
          <p className="text-lg font-bold">
            {t('order.owe', { share: money(own), host: shownPerson(group.host_name) })}
          </p>
        )}
        {group.order_id ? (
          <LinkButton render={<AppLink to={pathTo('orderTrackingId', { id: group.order_id })} />}>
            {t('order.open')}
          </LinkButton>
        ) : null}
      </Card>
      <Section title={t('order.shares')}>
        <p className="text-sm text-ink-muted">{t(isCancelled ? 'order.cancelled' : 'order.sharesText')}</p>
        <ul className="flex flex-col gap-3">
          {people.map((person) => (
            <li key={person.id}>
              <Card className="flex flex-col gap-3">
                <div className="flex items-center gap-3">
                  <Avatar name={person.name} size="sm" />
                  <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">
                    <bdi>{person.name}</bdi>
                    {person.id === me ? (
                      <span className="font-normal text-ink-muted"> {t('people.you')}</span>
                    ) : null}
                  </h3>
                  <strong className="tabular-nums">{money(shares.get(person.id) ?? 0)}</strong>
                </div>
                <OrderLines
                  label={t('order.linesOf', { name: shownPerson(person.name) })}
                  lines={person.lines.map((line) => ({
                    key: String(line.position),
                    quantity: line.quantity,
                    name: line.name,
                    options: line.options.map(({ name }) => name).join(' · ') || undefined,
                    note: line.special_instructions ?? undefined,
                    trail: <span className="tabular-nums">{money(line.total_paise)}</span>,
                  }))}
                />
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
