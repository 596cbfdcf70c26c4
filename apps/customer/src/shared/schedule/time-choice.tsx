import type { ReactNode } from 'react'

export interface TimeChoiceProps {
  /** The radio buttons of which one is chosen. */
  readonly group: string
  /** The whole of it, where what is shown is shorter. */
  readonly label: string
  readonly isChosen: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A day as a tile of a strip: one radio button of its group. */
export function DayTile(props: TimeChoiceProps) {
  return (
    <Choice
      {...props}
      className="min-h-16 min-w-14 shrink-0 flex-col rounded-lg px-2 text-sm font-semibold"
    />
  )
}

/** A time of a day: one radio button of its group. */
export function TimeChoice(props: TimeChoiceProps) {
  return <Choice {...props} className="min-h-touch rounded-md text-sm tabular-nums" />
}

function Choice({
  group,
  label,
  isChosen,
  disabled = false,
  onChoose,
  className,
  children,
}: TimeChoiceProps & { readonly className: string }) {
  return (
    <label
      className={`relative flex items-center justify-center border border-line-strong/50 bg-surface-raised text-center font-medium transition-colors has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-ink-muted has-disabled:line-through ${className}`}
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
        className="absolute inset-0 appearance-none outline-none"
      />
      {children}
    </label>
  )
}
