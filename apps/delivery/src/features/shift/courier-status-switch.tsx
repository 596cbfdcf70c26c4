import { Power } from 'lucide-react'

export interface CourierStatusSwitchProps {
  readonly online: boolean
  readonly onChange: (online: boolean) => void
  /** Such as "Online" or "Offline". */
  readonly label: string
  /** What that means, such as "You get new jobs". */
  readonly note: string
  readonly busy?: boolean | undefined
}

/** On duty or not: the biggest switch of the courier's day. */
export function CourierStatusSwitch({
  online,
  onChange,
  label,
  note,
  busy = false,
}: CourierStatusSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={online}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : () => onChange(!online)}
      className="flex w-full items-center gap-4 rounded-full border border-line bg-surface-raised p-2.5 pr-6 text-left transition-colors aria-busy:cursor-progress aria-checked:border-success aria-checked:bg-success-soft"
    >
      <span
        aria-hidden
        className={`grid size-14 shrink-0 place-items-center rounded-full transition-colors ${busy ? 'animate-breathe' : ''} ${online ? 'bg-success text-on-success' : 'bg-surface-sunken text-ink-muted'}`}
      >
        <Power className="size-7" strokeWidth={2.5} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="text-xl font-bold">{label}</span>
        <span className={online ? 'text-success-ink' : 'text-ink-muted'}>{note}</span>
      </span>
    </button>
  )
}
