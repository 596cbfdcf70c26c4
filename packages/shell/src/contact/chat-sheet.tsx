import { pictureUrl } from '@angadi/data/client/config.ts'
import { markRead } from '@angadi/data/contact/change-contact.ts'
import type { Contact } from '@angadi/data/contact/contacts.ts'
import type { Conversation } from '@angadi/data/contact/keys.ts'
import type { Message } from '@angadi/data/contact/message.ts'
import { useMessages } from '@angadi/data/contact/messages.ts'
import { useOutgoing } from '@angadi/data/contact/use-outgoing.ts'
import { useWaiting } from '@angadi/data/contact/use-waiting.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { LoadFailed } from '../load-failed.tsx'
import { BlockContact } from './block-contact.tsx'
import { useRoleLabel } from './contact-role.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageList } from './message-list.tsx'
import { useMessageText } from './message-text.ts'
import { ReportMessage } from './report-message.tsx'

export interface ChatSheetProps {
  readonly conversation: Conversation
  readonly contact: Contact
  /** Whether the order has ended so long ago that nobody writes any more. */
  readonly isClosed: boolean
  /** How many messages of the other have come since the page was opened. */
  readonly arrivals: number
  readonly onClose: () => void
}

/** What two parties of an order wrote to each other, and the field to write more. */
export default function ChatSheet({ conversation, contact, isClosed, arrivals, onClose }: ChatSheetProps) {
  const { t } = useTranslation(['contact', 'common'])
  const roleLabel = useRoleLabel()
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useMessages(conversation)
  const { outgoing, send, retry, discard } = useOutgoing(conversation)
  const waiting = useWaiting(conversation)
  const [reported, setReported] = useState<Message>()
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  const known = new Set(messages.map(({ client_id: clientId }) => clientId))
  const inQueue = new Set(waiting.map(({ clientId }) => clientId))
  const pending = [...waiting, ...outgoing.filter(({ clientId }) => !inQueue.has(clientId))].filter(
    ({ clientId }) => !known.has(clientId),
  )
  useReading(conversation, messages)
  useSpokenArrivals(arrivals, messages, conversation, contact.name)
  const mayWrite = !isClosed && contact.is_there && !contact.is_blocked
  return (
    <DialogSheet
      open
      desktop="drawer"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={contact.name}
      description={roleLabel(contact.role)}
      closeLabel={t('common:close')}
      footer={
        mayWrite ? (
          <MessageComposer canned={contact.canned} onSend={(content) => void send(content)} />
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        {contact.photo ? (
          <div className="grid place-items-center">
            <Avatar name={contact.name} picture={pictureUrl(contact.photo)} size="lg" />
          </div>
        ) : null}
        {data ? (
          <MessageList
            messages={messages}
            pending={pending}
            readSeq={data.pages[0]?.read_seq ?? 0}
            as={conversation.as}
            name={contact.name}
            older={hasNextPage ? () => void fetchNextPage() : undefined}
            isLoadingOlder={isFetchingNextPage}
            onRetry={(one) => void retry(one)}
            onDiscard={discard}
            onReport={setReported}
          />
        ) : error ? (
          <LoadFailed title={t('chat.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        )}
        {contact.is_blocked ? (
          <Banner tone="warning">{t('blocked', { name: contact.name })}</Banner>
        ) : isClosed ? (
          <Banner tone="accent">{t('chat.closed')}</Banner>
        ) : contact.is_there ? (
          <BlockContact conversation={conversation} name={contact.name} />
        ) : (
          <Banner tone="accent">{t('chat.left', { name: contact.name })}</Banner>
        )}
      </div>
      {reported ? (
        <ReportMessage
          conversation={conversation}
          message={reported}
          onClose={() => setReported(undefined)}
        />
      ) : null}
    </DialogSheet>
  )
}

/** Marks what is on screen as read, as long as the page itself is in view. */
function useReading(conversation: Conversation, messages: readonly Message[]): void {
  const latest = messages.find(({ sender_role: sender }) => sender === conversation.with)?.seq
  const read = useEffectEvent((seq: number) => {
    if (document.visibilityState === 'visible') void markRead(conversation, seq)
  })
  useEffect(() => {
    if (latest === undefined) return
    const look = () => read(latest)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [latest])
}

/** Announces each message of the other that comes while the chat is open. */
function useSpokenArrivals(
  arrivals: number,
  messages: readonly Message[],
  { with: other }: Conversation,
  name: string,
): void {
  const { t } = useTranslation('contact')
  const messageText = useMessageText()
  const [atOpening] = useState(arrivals)
  const latest = messages.find(({ sender_role: sender }) => sender === other)
  const speak = useEffectEvent(() => {
    if (latest) announce(t('chat.arrived', { name, text: messageText(latest) }))
  })
  useEffect(() => {
    if (arrivals > atOpening) speak()
  }, [arrivals, atOpening])
}
