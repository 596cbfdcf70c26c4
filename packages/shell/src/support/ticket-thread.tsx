import type { TicketMessage } from '@angadi/data/help/ticket.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useEffect, useRef } from 'react'
import { MessageBubble } from '../contact/message-bubble.tsx'
import { SupportPhoto } from './support-photo.tsx'

export interface TicketThreadProps {
  /** The oldest first. */
  readonly messages: readonly TicketMessage[]
  /** On whose side the reader is. */
  readonly side: 'customer' | 'support'
}

/** What customer and support wrote in a ticket and what happened to it; the newest stays in view. */
export function TicketThread({ messages, side }: TicketThreadProps) {
  const { t } = useTranslation('help')
  const end = useRef<HTMLLIElement>(null)
  const { length } = messages
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [length])
  return (
    <ol aria-label={t('thread.label')} aria-live="polite" className="flex flex-col gap-2.5">
      {messages.map((message) =>
        message.event ? (
          <EventRow key={message.seq} message={message} />
        ) : (
          <MessageRow key={message.seq} message={message} side={side} />
        ),
      )}
      <li ref={end} aria-hidden />
    </ol>
  )
}

/** Something that happened to the ticket. */
function EventRow({ message: { event, params, at } }: { readonly message: TicketMessage }) {
  const { t } = useTranslation('help')
  const { money, dateTime } = useFormats()
  if (!event) return null
  return (
    <li className="my-1 text-center text-sm text-ink-muted">
      {t(`event.${event}`, { amount: money(params.refund_paise ?? 0) })} · {dateTime(at)}
    </li>
  )
}

function MessageRow({
  message,
  side,
}: {
  readonly message: TicketMessage
  readonly side: 'customer' | 'support'
}) {
  const { t } = useTranslation('help')
  const { dateTime } = useFormats()
  const isMine = message.author_role === side
  const author = isMine
    ? t('thread.you')
    : message.author_role === 'support'
      ? t('thread.support')
      : t('thread.customer')
  return (
    <li className={`flex flex-col gap-0.5 ${isMine ? 'items-end' : 'items-start'}`}>
      {isMine ? null : (
        <span aria-hidden className="px-1 text-sm font-medium text-ink-muted">
          {author}
        </span>
      )}
      <MessageBubble isMine={isMine} author={author} note={dateTime(message.at)} isFaint={message.is_removed}>
        {message.is_removed ? (
          t('thread.removed')
        ) : (
          <>
            {/* The direction of one message never reaches what stands around it. */}
            {message.body ? <bdi dir="auto">{message.body}</bdi> : null}
            {message.picture ? <SupportPhoto path={message.picture} /> : null}
          </>
        )}
      </MessageBubble>
    </li>
  )
}
