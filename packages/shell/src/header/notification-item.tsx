import type { Tone } from '@angadi/ui/badge/badge.tsx'
import type { LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import type { ReactNode } from 'react'

export interface NotificationItemProps {
  readonly title: string
  readonly body: string
  /** When, such as "5 min ago". */
  readonly at: string
  readonly icon: ReactNode
  readonly tone?: Tone | undefined
  /** Shown and announced for unread ones, such as "New". */
  readonly unread?: string | undefined
  /** The router's link to its subject. */
  readonly render?: LinkSlot | undefined
  /** An `IconButton`, such as delete. */
  readonly action?: ReactNode
}

const grounds = {
  neutral: 'bg-surface-sunken text-ink-muted',
  action: 'bg-action-soft text-action-ink',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
} as const satisfies Record<Tone, string>

/** One notification in the list. */
export function NotificationItem({
  title,
  body,
  at,
  icon,
  tone = 'neutral',
  unread,
  render,
  action,
}: NotificationItemProps) {
  return (
    <article className="relative flex items-start gap-3.5 rounded-md py-3.5">
      <span
        aria-hidden
        className={`grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-5.5 ${grounds[tone]}`}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={unread ? 'font-bold' : 'font-medium'}>
          {render ? <StretchedLink render={render}>{title}</StretchedLink> : title}
          {unread ? (
            <>
              <span aria-hidden className="ml-2 inline-block size-2.5 rounded-full bg-action" />
              <span className="sr-only">{unread}</span>
            </>
          ) : null}
        </h3>
        <p className="text-sm text-ink-muted">{body}</p>
        <p className="mt-0.5 text-xs text-ink-muted tabular-nums">{at}</p>
      </div>
      {action ? <div className="relative z-raised -mr-2 shrink-0">{action}</div> : null}
    </article>
  )
}
