import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import type { ReactNode } from 'react'

export interface NotOpenYetProps {
  /** What the page is called. */
  readonly title: string
  /** What will stand here. */
  readonly what: string
  /** Such as "Not open yet". */
  readonly note: string
  /** The way to something that is open: a `LinkButton`. */
  readonly action: ReactNode
}

/** A stall that is not set up yet: says what will be sold here, and shows the way to the open ones. */
export function NotOpenYet({ title, what, note, action }: NotOpenYetProps) {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-form flex-col items-center justify-center px-6 py-16 text-center">
      <div aria-hidden className="mb-7 grid size-28 place-items-center rounded-full bg-accent-soft">
        <BrandMark className="size-16" />
      </div>
      <p className="mb-2 font-semibold text-accent-ink">{note}</p>
      <h1 className="text-3xl font-bold">{title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{what}</p>
      <div className="mt-8">{action}</div>
    </div>
  )
}
