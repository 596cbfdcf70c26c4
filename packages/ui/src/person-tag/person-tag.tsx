import { UserRound } from 'lucide-react'

export interface PersonTagProps {
  readonly name: string
  /** Larger and bold, for tickets and boards. */
  readonly large?: boolean | undefined
}

/** Whom a line of a group order is for. The name keeps its direction to itself and wraps, however it is written. */
export function PersonTag({ name, large = false }: PersonTagProps) {
  return (
    <span
      className={`flex items-start gap-1 wrap-anywhere ${large ? 'text-base font-bold' : 'text-sm font-medium text-ink-muted'}`}
    >
      <UserRound aria-hidden className="mt-[0.2em] size-[1em] shrink-0" />
      <bdi>{name}</bdi>
    </span>
  )
}
