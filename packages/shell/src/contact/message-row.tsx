import type { Message } from '@angadi/data/contact/message.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Flag } from 'lucide-react'
import { ChatPicture } from './chat-picture.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { useMessageText } from './message-text.ts'

export interface MessageRowProps {
  readonly message: Message
  readonly isMine: boolean
  /** The other's name. */
  readonly name: string
  /** What became of it, below the last of the user's messages that was read, and below the last one that was sent. */
  readonly receipt: string | undefined
  readonly onReport: () => void
}

/** A message that the server has, with its time; one of the other can be reported. */
export function MessageRow({ message, isMine, name, receipt, onReport }: MessageRowProps) {
  const { t } = useTranslation('contact')
  const { time } = useFormats()
  const text = useMessageText()
  const at = time(message.at)
  const picture = message.is_removed ? null : message.picture
  return (
    <li className={`flex items-end gap-1 ${isMine ? 'justify-end' : ''}`}>
      <MessageBubble
        isMine={isMine}
        author={isMine ? t('message.mine', { time: at }) : t('message.from', { name, time: at })}
        note={receipt ? `${at} · ${receipt}` : at}
        isFaint={message.is_removed}
      >
        {picture ? <ChatPicture path={picture} /> : text(message)}
      </MessageBubble>
      {isMine || message.is_removed ? null : (
        <IconButton
          label={t('report.action')}
          icon={<Flag aria-hidden className="size-4 text-ink-muted" />}
          onClick={onReport}
        />
      )}
    </li>
  )
}
