import type { ComponentProps, ReactNode } from 'react'
import { ChoiceLabels } from '../checkbox/checkbox.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  readonly label: ReactNode
  readonly hint?: string | undefined
}

// A native check box exposes its state by itself: `aria-checked` could only contradict it.
const native = { type: 'checkbox', role: 'switch' } as const

/** Switches a setting at once, without a save button. The whole line is the touch target. */
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
