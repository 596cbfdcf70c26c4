import type { ReactNode } from 'react'

export interface SearchOptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: () => void
  /** A picture or an icon, 40 px. */
  readonly lead: ReactNode
  readonly title: ReactNode
  readonly note?: string | undefined
  /** What it is, such as "Restaurant". */
  readonly kind?: string | undefined
}

/** One row below a search field. The focus stays in the field: the row is pointed at, and taken by Enter or a tap. */
export function SearchOption({ id, isActive, onChoose, lead, title, note, kind }: SearchOptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left transition-colors hover:bg-surface-sunken aria-selected:bg-surface-sunken"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-md bg-surface-sunken text-ink-muted [&_svg]:size-5"
      >
        {lead}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2">
          {/* Clamping makes its children blocks: parts of a word would be read apart. */}
          <span>{title}</span>
        </span>
        {note ? <span className="line-clamp-1 text-sm text-ink-muted">{note}</span> : null}
      </span>
      {kind ? <span className="max-w-[40%] shrink-0 text-right text-sm text-ink-muted">{kind}</span> : null}
    </button>
  )
}
