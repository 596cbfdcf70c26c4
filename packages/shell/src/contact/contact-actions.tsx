import { useContacts } from '@angadi/data/contact/contacts.ts'
import type { Conversation } from '@angadi/data/contact/keys.ts'
import { useLiveContact } from '@angadi/data/contact/use-live-contact.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../boundaries/lazy.tsx'
import { useSheet } from '../use-sheet.ts'
import { CallButton } from './call-button.tsx'
import { useCallNotices } from './use-call-notices.ts'

const ChatSheet = lazy(() => import('./chat-sheet.tsx'))

/** A badge shows no more than this (Spec §9: up to 99+). */
const MOST_UNREAD = 99

export interface ContactActionsProps {
  readonly orderId: string
  /** The user's part in the order, such as `user`. */
  readonly as: string
  /** Whom to reach, such as `courier`. */
  readonly with: string
  /** The vendor for whom the user writes; undefined for customers and couriers. */
  readonly vendorId?: string | undefined
}

/** The buttons to write to and call another party of an order; nothing while there is nobody to reach. */
export default function ContactActions({ orderId, as, with: other, vendorId }: ContactActionsProps) {
  const { t } = useTranslation('contact')
  const conversation: Conversation = { orderId, as, with: other }
  const { data } = useContacts(orderId, as)
  const contact = data?.contacts.find(({ role }) => role === other)
  const { isOpen, open, close } = useSheet(`chat.${other}.${orderId}`)
  const [arrivals, setArrivals] = useState(0)
  const showCall = useCallNotices(conversation, contact?.name ?? '')
  useLiveContact(conversation, vendorId, {
    onMessage: () => setArrivals((count) => count + 1),
    onCall: showCall,
  })
  if (!data || !contact || !(data.is_open || contact.has_messages)) return null
  const { name, unread: count } = contact
  const unread = count > MOST_UNREAD ? `${MOST_UNREAD}+` : String(count)
  return (
    <span className="flex shrink-0 items-center gap-1">
      <IconButton
        label={count > 0 ? t('chat.actionUnread', { name, count, unread }) : t('chat.action', { name })}
        icon={<MessageCircle aria-hidden />}
        badge={count > 0 ? unread : undefined}
        onClick={open}
      />
      {contact.can_call ? <CallButton conversation={conversation} name={name} /> : null}
      {isOpen ? (
        <Suspense>
          <ChatSheet
            conversation={conversation}
            contact={contact}
            isClosed={!data.is_open}
            arrivals={arrivals}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </span>
  )
}
