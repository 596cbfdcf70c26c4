import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

export interface ListRowProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly lead?: ReactNode
  readonly trail?: ReactNode
  /** The link or `<button type="button" />` for the row. Without it, the row is not interactive. */
  readonly render?: LinkSlot | undefined
  /** 56 px instead of 64: for a long list of short titles, such as a menu. */
  readonly isDense?: boolean
}

/** One row of a list, such as settings, addresses or wallet entries. */
export function ListRow({ title, note, lead, trail, render, isDense = false }: ListRowProps) {
  return fillLink(render ?? <div />, {
    className: `flex w-full items-center gap-3 text-left ${isDense ? 'min-h-14 py-1.5' : 'min-h-16 py-2.5'} ${render ? 'rounded-md transition-colors hover:bg-surface-sunken/60' : ''}`,
    children: (
      <>
        {lead ? (
          <span
            className={`grid shrink-0 place-items-center text-ink-muted ${isDense ? 'size-8 [&_svg]:size-6' : 'size-11 rounded-full bg-surface-sunken [&_svg]:size-5'}`}
          >
            {lead}
          </span>
        ) : null}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          {/* Keeps room for one word: the trailing part wraps onto the next line before words are broken. */}
          <span className="flex min-w-0 flex-1 basis-28 flex-col">
            <span className="font-medium">{title}</span>
            {note ? <span className="text-sm text-ink-muted">{note}</span> : null}
          </span>
          {trail ? <span className="ml-auto max-w-full text-right">{trail}</span> : null}
        </span>
        {render ? <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" /> : null}
      </>
    ),
  })
}
