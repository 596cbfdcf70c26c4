export interface ProgressProps {
  readonly label: string
  /** The progress, from 0 to `max`. */
  readonly value: number
  readonly max: number
}

/** A progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-action [&::-webkit-progress-value]:transition-[width]"
    />
  )
}
