import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** A line icon; it is drawn at 28 px, as the largest that icons may be. */
  readonly picture: ReactNode
  readonly title: string
  readonly children?: ReactNode
  /** The next step. */
  readonly action?: ReactNode
}

/** Shown when there is no content yet, with what to do about it. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex w-full max-w-form flex-col items-center px-6 py-12 text-center">
      <div
        aria-hidden
        className="mb-5 grid size-24 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-7"
      >
        {picture}
      </div>
      <h2 className="text-xl font-bold">{title}</h2>
      {children ? <div className="mt-2 text-balance text-ink-muted">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
