import type { ComponentProps, ReactNode } from 'react'
import { ChoiceLabels } from '../checkbox/checkbox.tsx'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly trail?: ReactNode
}

/** One option of a group; the whole line is the touch target. Radios with the same `name` form a group. */
export function Radio({ label, hint, trail, className, ...input }: RadioProps) {
  return (
    <label className="flex min-h-touch items-center gap-3 py-1.5 has-disabled:opacity-50">
      <input
        {...input}
        type="radio"
        className="size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface-raised transition-[border-width,border-color] checked:border-[0.4375rem] checked:border-action"
      />
      <ChoiceLabels label={label} hint={hint} />
      {trail ? <span className="shrink-0 text-ink-muted">{trail}</span> : null}
    </label>
  )
}
