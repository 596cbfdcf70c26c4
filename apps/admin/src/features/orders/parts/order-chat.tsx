import { type OrderContact, useOrderContact } from '@angadi/data/admin-console/order-contact.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChatPicture } from '@angadi/shell/contact/chat-picture.tsx'
import { useRoleLabel } from '@angadi/shell/contact/contact-role.ts'
import { useMessageText } from '@angadi/shell/contact/message-text.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense, useState } from 'react'

/** The chats of an order, read on request only, because each reading is recorded. */
export function OrderChat({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('admin')
  const [isAsked, setAsked] = useState(false)
  return (
    <Section title={t('chat.title')}>
      {isAsked ? (
        <Suspense>
          <Chats orderId={orderId} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-48 text-ink-muted">{t('chat.recorded')}</p>
          <Button variant="soft" onClick={() => setAsked(true)}>
            {t('chat.read')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Chats({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['admin', 'contact'])
  const roleLabel = useRoleLabel()
  const { dateTime } = useFormats()
  const { data, error, refetch } = useOrderContact(orderId)
  if (error) return <LoadFailed title={t('contact:chat.failed')} error={error} onRetry={refetch} />
  if (!data) return null
  if (data.messages.length + data.blocks.length === 0)
    return <p className="text-ink-muted">{t('chat.empty')}</p>
  return (
    <ul className="divide-y divide-line">
      {data.messages.map((message) => (
        <ChatLine
          key={message.seq}
          message={message}
          reports={data.reports.filter(({ seq }) => seq === message.seq)}
        />
      ))}
      {data.blocks.map(({ blocker_role: blocker, blocked_role: blocked, at }) => (
        <li key={`${blocker} ${blocked} ${at}`} className="flex flex-wrap items-center gap-2 py-2.5">
          <Badge tone="danger">{t('chat.blocked')}</Badge>
          {t('chat.blockedText', { who: roleLabel(blocker), whom: roleLabel(blocked), time: dateTime(at) })}
        </li>
      ))}
    </ul>
  )
}

interface ChatLineProps {
  readonly message: OrderContact['messages'][number]
  readonly reports: OrderContact['reports']
}

function ChatLine({ message, reports }: ChatLineProps) {
  const { t } = useTranslation(['admin', 'contact'])
  const roleLabel = useRoleLabel()
  const text = useMessageText()
  const { dateTime } = useFormats()
  const { sender_name: name, sender_role: sender, to_role: reader, at, picture } = message
  return (
    <li className="py-2.5">
      <p className="text-sm text-ink-muted">
        {t('chat.line', { name, from: roleLabel(sender), to: roleLabel(reader), time: dateTime(at) })}
      </p>
      <div className="wrap-anywhere">{picture ? <ChatPicture path={picture} /> : text(message)}</div>
      {reports.map(({ reason, at: reportedAt }) => (
        <Badge key={reportedAt} tone="warning">
          {t('chat.reported', { reason: t(`contact:report.reasons.${reason}`) })}
        </Badge>
      ))}
    </li>
  )
}
