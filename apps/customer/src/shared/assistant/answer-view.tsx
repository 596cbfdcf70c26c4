import { signInPath } from '@angadi/auth/origin.ts'
import type { AssistantAnswer } from '@angadi/data/help/assistant.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { FaqAnswer } from '../help/faq-answer.tsx'
import { pathToTicket, pathToWrite } from '../help/help-paths.ts'
import { useTicketDraft } from '../help/ticket-draft.ts'
import { FoundOrder } from './found-order.tsx'
import { useAnswerText } from './use-answer-text.ts'

export interface AnswerViewProps {
  readonly question: string
  readonly answer: AssistantAnswer
}

/** An answer of the assistant: what it says, what it found, and what can be done at once. */
export function AnswerView({ question, answer }: AnswerViewProps) {
  const { t } = useTranslation('help')
  const { money, day } = useFormats()
  const text = useAnswerText()(answer)
  const { intent, orders, articles, refunds = [], tickets = [] } = answer
  return (
    <div className="flex flex-col gap-3">
      {text ? <p className="w-fit max-w-[85%] rounded-lg bg-surface-sunken px-4 py-2.5">{text}</p> : null}
      {refunds.length > 0 ? (
        <ul className="divide-y divide-line">
          {refunds.map((refund) => (
            <li key={`${refund.order_id} ${refund.at}`}>
              <ListRow
                title={money(refund.amount_paise)}
                note={`${refund.vendor_name} · ${day(refund.at)}`}
                render={<AppLink to={pathTo('shoppingOrdersOrderId', { orderId: refund.order_id })} />}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {refunds.length > 0 && orders.length > 0 ? (
        <p className="w-fit max-w-[85%] rounded-lg bg-surface-sunken px-4 py-2.5">
          {t('assistant.say.refundElse')}
        </p>
      ) : null}
      {orders.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {orders.map((order) => (
            <FoundOrder key={order.id} order={order} intent={intent} />
          ))}
        </ul>
      ) : null}
      {tickets.length > 0 ? (
        <ul className="divide-y divide-line">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <ListRow
                title={t(`topic.${ticket.topic}`)}
                note={`${ticket.number} · ${t(`ticket.status.${ticket.status}`)}`}
                render={<AppLink to={pathToTicket(ticket.id)} />}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {articles.length > 0 ? (
        <div className="divide-y divide-line rounded-lg border border-line px-4">
          {articles.map((article, index) => (
            <FaqAnswer key={article.slug} article={article} isOpen={index === 0 && intent === null} />
          ))}
        </div>
      ) : null}
      {answer.needs_sign_in ? (
        <LinkButton
          variant="soft"
          className="self-start"
          render={<AppLink to={signInPath(pathTo('support'))} />}
        >
          {t('orders.signIn')}
        </LinkButton>
      ) : intent === 'person' || intent === null ? (
        <HandOver question={question} />
      ) : null}
    </div>
  )
}

/** Hands a question over to a person: a ticket that starts with it. */
function HandOver({ question }: { readonly question: string }) {
  const { t } = useTranslation('help')
  const go = useNavigateTo()
  return (
    <Button
      variant="soft"
      className="self-start"
      onClick={() => {
        useTicketDraft.getState().handOver({ body: question })
        go(pathToWrite())
      }}
    >
      {t('assistant.handOver')}
    </Button>
  )
}
