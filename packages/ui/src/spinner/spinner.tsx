import { LoaderCircle } from 'lucide-react'

export interface SpinnerProps {
  /** Says what is being waited for; leave out where words beside it say so already. */
  readonly label?: string | undefined
}

/** Something short is under way. For whole screens use skeletons instead. */
export function Spinner({ label }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className="size-[1.25em] animate-spin" />
  if (label === undefined) return icon
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      {icon}
      <span>{label}</span>
    </span>
  )
}
