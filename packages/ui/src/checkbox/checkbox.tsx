import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
  readonly hint?: string | undefined
  /** Shown at the end of the line, such as a price. */
  readonly trail?: ReactNode
}

/** A check box with its label; the whole line is the touch target. */
export function Checkbox({ label, hint, trail, className, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-touch items-center gap-3 py-1.5 has-disabled:opacity-50">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer size-6 appearance-none rounded-xs border-2 border-line-strong bg-surface-raised transition-colors checked:border-action checked:bg-action"
        />
        <Check
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none absolute size-4 scale-50 text-on-action opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
        />
      </span>
      <ChoiceLabels label={label} hint={hint} />
      {trail ? <span className="shrink-0 text-ink-muted">{trail}</span> : null}
    </label>
  )
}

/** The label and hint of check boxes, radio buttons and switches. */
export function ChoiceLabels({
  label,
  hint,
}: {
  readonly label: ReactNode
  readonly hint?: string | undefined
}) {
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span>{label}</span>
      {hint ? <span className="text-sm text-ink-muted">{hint}</span> : null}
    </span>
  )
}
