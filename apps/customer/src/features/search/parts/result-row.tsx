import { pictureUrl } from '@angadi/data/client/config.ts'
import type { LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import type { ReactNode } from 'react'

export interface ResultRowProps {
  readonly picture: string | null
  readonly fallback?: ReactNode
  readonly name: string
  readonly render: LinkSlot
  /** A `VegMark`. */
  readonly mark?: ReactNode
  /** Rows of facts, the most important first; empty ones are left out. */
  readonly lines: readonly ReactNode[]
  /** Why it cannot be ordered now, on the picture. */
  readonly closed?: string | undefined
  /** A button at the end of the row. */
  readonly action?: ReactNode
}

/** One result of a search: picture, name, and why it was found. */
export function ResultRow({ picture, fallback, name, render, mark, lines, closed, action }: ResultRowProps) {
  return (
    <article className="group relative flex flex-wrap items-center gap-3 py-3">
      <span className="relative w-20 shrink-0 overflow-hidden rounded-md">
        <Picture
          src={pictureUrl(picture)}
          alt=""
          ratio="square"
          rounded="md"
          className="w-full"
          fallback={fallback}
        />
        {closed ? (
          <span className="absolute inset-x-0 bottom-0 bg-picture-shade px-1 py-0.5 text-center text-xs font-semibold text-on-picture">
            {closed}
          </span>
        ) : null}
      </span>
      <div className="min-w-[min(9rem,100%)] flex-1">
        <h2 className="flex items-start gap-1.5 font-semibold group-hover:underline">
          {mark ? <span className="shrink-0">{mark}</span> : null}
          <span className="line-clamp-2">
            <StretchedLink render={render}>{name}</StretchedLink>
          </span>
        </h2>
        {lines.filter(Boolean).map((line, index) => (
          <div key={index} className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            {line}
          </div>
        ))}
      </div>
      {action ? <div className="relative z-raised ml-auto shrink-0">{action}</div> : null}
    </article>
  )
}
