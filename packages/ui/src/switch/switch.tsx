import type { ComponentProps, ReactNode } from 'react'
import { ChoiceLabels } from '../checkbox/checkbox.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  readonly label: ReactNode
  readonly hint?: string | undefined
}

// A native check box tells its state by itself: aria-checked beside it could only contradict it.
const native = { type: 'checkbox', role: 'switch' } as const

/** On or off, at once: no saving afterwards. The whole line is the target. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  return (
    <label className="flex min-h-touch items-center gap-3 py-1.5 has-disabled:opacity-50">
      <ChoiceLabels label={label} hint={hint} />
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          {...native}
          className="peer h-8 w-13 appearance-none rounded-full bg-line-strong transition-colors checked:bg-success"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-on-picture shadow-raised transition-[translate] peer-checked:translate-x-5"
        />
      </span>
    </label>
  )
}
