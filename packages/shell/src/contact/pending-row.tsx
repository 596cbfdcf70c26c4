import type { Outgoing } from '@angadi/domain/contact/outgoing.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useErrorText } from '../use-error-text.ts'
import { MessageBubble } from './message-bubble.tsx'
import { useContentText } from './message-text.ts'
import { PicturePreview } from './picture-preview.tsx'

export interface PendingRowProps {
  readonly pending: Outgoing
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

/** A message that is on its way, waits for a network, or could not be sent. */
export function PendingRow({ pending: { content, state, error }, onRetry, onDiscard }: PendingRowProps) {
  const { t } = useTranslation('contact')
  const errorText = useErrorText()
  const text = useContentText()
  const note = state === 'waiting' ? t('message.waiting') : state === 'sending' ? t('message.sending') : ''
  return (
    <li className="flex flex-col items-end gap-1">
      <MessageBubble isMine author={t('message.mine', { time: '' })} note={note}>
        {content.kind === 'picture' ? <PicturePreview picture={content.picture} /> : text(content)}
      </MessageBubble>
      {state === 'failed' ? (
        <>
          <p role="alert" className="text-right text-sm text-danger-ink">
            {errorText(error)}
          </p>
          <span className="flex flex-wrap justify-end gap-1">
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              {t('throwAway')}
            </Button>
            <Button variant="soft" size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
          </span>
        </>
      ) : null}
    </li>
  )
}
