import { LoaderCircle } from 'lucide-react'

export interface SpinnerProps {
  /** What is loading; leave out if a text beside it says so. */
  readonly label?: string | undefined
}

/** For short waits. For whole screens use skeletons instead. */
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
