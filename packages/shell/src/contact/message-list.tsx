import type { Message } from '@angadi/data/contact/message.ts'
import type { Outgoing } from '@angadi/domain/contact/outgoing.ts'
import { indiaDayNumber } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Fragment, useEffect, useRef } from 'react'
import { MessageRow } from './message-row.tsx'
import { PendingRow } from './pending-row.tsx'

export interface MessageListProps {
  /** Newest first. */
  readonly messages: readonly Message[]
  /** What is being sent, oldest first. */
  readonly pending: readonly Outgoing[]
  /** The last message that the other has read. */
  readonly readSeq: number
  /** The user's part in the order. */
  readonly as: string
  /** The other's name. */
  readonly name: string
  /** Loads the page before; undefined where there is none. */
  readonly older: (() => void) | undefined
  readonly isLoadingOlder: boolean
  readonly onRetry: (pending: Outgoing) => void
  readonly onDiscard: (clientId: string) => void
  readonly onReport: (message: Message) => void
}

/** The messages of a chat by day, the newest at the end, which stays in view. */
export function MessageList(props: MessageListProps) {
  const { messages, pending, readSeq, as, name, older, isLoadingOlder, onRetry, onDiscard, onReport } = props
  const { t } = useTranslation('contact')
  const dayLabel = useDayLabel()
  const end = useRef<HTMLDivElement>(null)
  // Grows with each message that comes or is sent, and not with older ones that are loaded.
  const length = (messages[0]?.seq ?? 0) + pending.length
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [length])
  const inOrder = messages.toReversed()
  const mine = messages.filter(({ sender_role: sender }) => sender === as)
  const lastRead = mine.find(({ seq }) => seq <= readSeq)?.seq
  const receiptOf = ({ seq }: Message) =>
    seq === lastRead ? t('message.read') : seq === mine[0]?.seq ? t('message.sent') : undefined
  if (inOrder.length + pending.length === 0)
    return (
      <div className="py-6 text-center">
        <p className="font-semibold">{t('chat.empty', { name })}</p>
        <p className="mt-1 text-sm text-ink-muted">{t('chat.emptyText')}</p>
      </div>
    )
  return (
    <>
      {older ? (
        <Button variant="quiet" busy={isLoadingOlder} onClick={older}>
          {t('chat.older')}
        </Button>
      ) : null}
      <ol className="flex flex-col gap-2">
        {inOrder.map((message, index) => {
          const before = inOrder[index - 1]
          const isNewDay = !before || dayOf(before) !== dayOf(message)
          return (
            <Fragment key={message.seq}>
              {isNewDay ? (
                <li className="my-2 text-center text-sm text-ink-muted">{dayLabel(message.at)}</li>
              ) : null}
              <MessageRow
                message={message}
                isMine={message.sender_role === as}
                name={name}
                receipt={receiptOf(message)}
                onReport={() => onReport(message)}
              />
            </Fragment>
          )
        })}
        {pending.map((one) => (
          <PendingRow
            key={one.clientId}
            pending={one}
            onRetry={() => onRetry(one)}
            onDiscard={() => onDiscard(one.clientId)}
          />
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}

function dayOf({ at }: Message): number {
  return indiaDayNumber(Date.parse(at))
}

/** Returns the day of a time as one says it: today, yesterday, else the date. */
function useDayLabel(): (at: string) => string {
  const { t } = useTranslation('contact')
  const { date } = useFormats()
  return (at) => {
    const days = indiaDayNumber(Date.now()) - indiaDayNumber(Date.parse(at))
    if (days <= 0) return t('chat.today')
    return days === 1 ? t('chat.yesterday') : date(at)
  }
}
