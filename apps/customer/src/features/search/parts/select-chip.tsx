import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface SelectChipProps {
  readonly label: string
  readonly icon: ReactNode
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** One of several among the filters: a native select in the shape of a chip. */
export function SelectChip({ label, icon, value, options, onChange }: SelectChipProps) {
  return (
    <label className="relative inline-flex shrink-0 items-center rounded-full border border-line-strong/50 bg-surface-raised text-sm font-medium transition-colors hover:bg-surface-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus [&_svg]:pointer-events-none [&_svg]:absolute [&_svg]:size-4.5">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="absolute left-4 grid size-4.5 place-items-center">
        {icon}
      </span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-touch cursor-pointer appearance-none rounded-full bg-transparent pr-10 pl-10 outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-overlay text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="right-4" />
    </label>
  )
}
