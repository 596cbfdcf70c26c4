import { ChevronDown, MapPin } from 'lucide-react'
import { Spinner } from '../spinner/spinner.tsx'

export interface LocationChipProps {
  /** The short place name, such as "Banjara Hills". */
  readonly place: string
  /** Below it, such as "Hyderabad" or "Tap to retry". */
  readonly note?: string | undefined
  /** Says what a tap does, such as "Change location". */
  readonly actionLabel: string
  readonly onClick: () => void
  readonly busy?: boolean | undefined
}

/** Where things are brought to, at the top of the customer's home. */
export function LocationChip({ place, note, actionLabel, onClick, busy = false }: LocationChipProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-busy={busy || undefined}
      className="-ml-2 flex min-h-12 max-w-full items-center gap-2 rounded-md px-2 text-left transition-colors hover:bg-surface-sunken"
    >
      <span aria-hidden className="shrink-0 text-action-ink [&_svg]:size-6">
        {busy ? <Spinner /> : <MapPin />}
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-1 leading-tight font-bold">
          <span className="truncate">{place}</span>
          <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
        </span>
        {note ? <span className="truncate text-sm leading-tight text-ink-muted">{note}</span> : null}
      </span>
      <span className="sr-only">{actionLabel}</span>
    </button>
  )
}
