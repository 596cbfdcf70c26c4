import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FilterChipProps {
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A filter that is on or off. */
export function FilterChip({ pressed, onChange, icon, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className="inline-flex min-h-touch shrink-0 items-center gap-1.5 rounded-full border border-line-strong/50 bg-surface-raised px-4 text-sm font-medium whitespace-nowrap text-ink transition-colors hover:bg-surface-sunken aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action-ink [&_svg]:size-4.5"
    >
      {pressed ? <Check aria-hidden strokeWidth={2.5} /> : icon}
      {children}
    </button>
  )
}
