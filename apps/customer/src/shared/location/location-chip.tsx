import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { ChevronDown, MapPin, MapPinOff, Navigation, RotateCw } from 'lucide-react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const iconVariants = tv({
  base: 'shrink-0 [&_svg]:size-6',
  variants: { state: { found: 'text-action-ink', live: 'text-action-ink', error: 'text-danger-ink' } },
  defaultVariants: { state: 'found' },
})

const icons = { found: MapPin, live: Navigation, error: MapPinOff } as const

export interface LocationChipProps extends VariantProps<typeof iconVariants> {
  /** The short name of the location, such as "Banjara Hills", or "Location Error". */
  readonly location: string
  /** Below it, such as "Hyderabad" or "Tap to retry". */
  readonly note?: string | undefined
  /** What a tap does, such as "Change location", if the note does not say so. */
  readonly actionLabel?: string | undefined
  /** Whether the text is a question or an error that must be read in full; a location's name may be truncated. */
  readonly isSentence?: boolean | undefined
  readonly onClick: () => void
  readonly busy?: boolean | undefined
}

/** The delivery location at the top of the home screen: found, followed live, or failed (Spec §8 Chip). */
export function LocationChip({
  location,
  note,
  actionLabel,
  isSentence = false,
  onClick,
  busy = false,
  state,
}: LocationChipProps) {
  const Icon = icons[state ?? 'found']
  const After = state === 'error' ? RotateCw : ChevronDown
  const cut = isSentence ? 'line-clamp-2' : 'truncate'
  return (
    <button
      type="button"
      data-location-chip
      onClick={onClick}
      aria-busy={busy || undefined}
      className="-ml-2 flex min-h-touch max-w-[calc(100%+--spacing(2))] items-center gap-2 rounded-md px-2 text-left transition-colors hover:bg-surface-sunken"
    >
      <span aria-hidden className={iconVariants({ state })}>
        {busy ? <Spinner /> : <Icon />}
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-1 leading-tight font-bold">
          <span className={cut}>{location}</span>
          <After aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
        </span>
        {note ? <span className={`${cut} text-sm leading-tight text-ink-muted`}>{note}</span> : null}
      </span>
      {actionLabel ? <span className="sr-only">{actionLabel}</span> : null}
    </button>
  )
}
