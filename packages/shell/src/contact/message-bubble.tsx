import type { ReactNode } from 'react'

export interface MessageBubbleProps {
  readonly isMine: boolean
  /** Who wrote it and when, for screen readers. */
  readonly author: string
  /** The time, and what became of it. */
  readonly note: string
  /** Whether it has no content of its own any more. */
  readonly isFaint?: boolean
  readonly children: ReactNode
}

/** One message of a chat: the user's own on the right. */
export function MessageBubble({ isMine, author, note, isFaint = false, children }: MessageBubbleProps) {
  const colours = isMine ? 'bg-action-soft text-action-ink' : 'bg-surface-sunken text-ink'
  return (
    <div className={`min-w-0 max-w-[80%] rounded-lg px-3.5 py-2 ${colours}`}>
      <span className="sr-only">{author}</span>
      <div className={`whitespace-pre-wrap wrap-anywhere ${isFaint ? 'italic' : ''}`}>{children}</div>
      <p aria-hidden={!isMine} className="mt-0.5 text-right text-xs tabular-nums">
        {note}
      </p>
    </div>
  )
}
