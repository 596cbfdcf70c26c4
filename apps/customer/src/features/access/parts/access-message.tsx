import { Page } from '@angadi/ui/page/page.tsx'
import type { ReactNode } from 'react'

export interface AccessMessageProps {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  /** Buttons or links to continue. */
  readonly action: ReactNode
  readonly children?: ReactNode
}

/** Tells the user why a page did not open, and how to continue. */
export function AccessMessage({ picture, title, text, action, children }: AccessMessageProps) {
  return (
    <Page width="form">
      <div className="flex flex-col items-center px-2 py-10 text-center">
        <div
          aria-hidden
          className="mb-5 grid size-24 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-11 [&_svg]:stroke-[1.5]"
        >
          {picture}
        </div>
        <h1 className="text-xl font-bold">{title}</h1>
        <p role="status" className="mt-2 text-ink-muted">
          {text}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>
      </div>
      {children}
    </Page>
  )
}
