import { pictureUrl } from '@angadi/data/client/config.ts'
import type { LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import type { ReactNode } from 'react'

export interface FoundRowProps {
  readonly picture: string | null
  readonly name: string
  readonly render: LinkSlot
  /** A `VegMark`. */
  readonly mark?: ReactNode
  readonly line: string
  /** The price or the rating. */
  readonly facts: ReactNode
}

/** A search result: small, so that many fit on a phone. */
export function FoundRow({ picture, name, render, mark, line, facts }: FoundRowProps) {
  return (
    <article className="group relative flex items-center gap-3 py-3">
      <Picture src={pictureUrl(picture)} alt="" ratio="square" rounded="md" className="w-20" />
      <div className="min-w-0 flex-1">
        <h3 className="flex items-center gap-1.5 font-semibold group-hover:underline">
          {mark}
          <span className="line-clamp-1">
            <StretchedLink render={render}>{name}</StretchedLink>
          </span>
        </h3>
        <p className="line-clamp-1 text-sm text-ink-muted">{line}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">{facts}</p>
      </div>
    </article>
  )
}
