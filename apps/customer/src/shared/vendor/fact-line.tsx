import type { ReactNode } from 'react'

export interface FactLineProps {
  /** The most important first. */
  readonly facts: readonly ReactNode[]
  readonly className?: string | undefined
}

/** Short facts in one line; those at the end that do not fit are not shown, none is cut. */
export function FactLine({ facts, className = '' }: FactLineProps) {
  return (
    <ul
      className={`${className} flex h-[1lh] min-w-0 flex-wrap overflow-hidden text-sm text-ink-muted tabular-nums`}
    >
      {facts.map((fact, index) => (
        <li key={index} className="wrap-anywhere not-first:before:mx-1.5 not-first:before:content-['·']">
          {fact}
        </li>
      ))}
    </ul>
  )
}
