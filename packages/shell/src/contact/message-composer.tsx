import type { Contact } from '@angadi/data/contact/contacts.ts'
import { MOST_MESSAGE_LETTERS } from '@angadi/domain/contact/contact-limits.ts'
import type { MessageContent } from '@angadi/domain/contact/outgoing.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { CannedMessages } from './canned-messages.tsx'
import { PicturePicker } from './picture-picker.tsx'

/** From here on it is said how many characters are left. */
const ALMOST_FULL = 50

export interface MessageComposerProps {
  readonly canned: Contact['canned']
  readonly onSend: (content: MessageContent) => void
}

/** The field to write a message, sentences that need no typing, and photos. */
export function MessageComposer({ canned, onSend }: MessageComposerProps) {
  const { t } = useTranslation('contact')
  const [words, setWords] = useState('')
  const left = MOST_MESSAGE_LETTERS - words.length
  const send = () => {
    const body = words.trim()
    if (body === '') return
    setWords('')
    onSend({ kind: 'text', body })
  }
  return (
    <div className="flex flex-col gap-2">
      <CannedMessages canned={canned} onSend={onSend} />
      <form
        className="flex items-end gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <PicturePicker onSend={onSend} />
        <div className="min-w-0 flex-1">
          <TextField
            label={t('compose.label')}
            hideLabel
            autoComplete="off"
            enterKeyHint="send"
            maxLength={MOST_MESSAGE_LETTERS}
            hint={left <= ALMOST_FULL ? t('compose.left', { count: left }) : undefined}
            placeholder={t('compose.label')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <IconButton
          type="submit"
          variant="action"
          label={t('compose.send')}
          icon={<SendHorizontal aria-hidden />}
          aria-disabled={words.trim() === ''}
        />
      </form>
    </div>
  )
}
