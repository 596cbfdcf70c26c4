import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NumberStepperProps {
  /** What is being counted, such as "Preparation time in minutes". */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min: number
  readonly max: number
  readonly step?: number | undefined
  readonly decreaseLabel: string
  readonly increaseLabel: string
  /** The value as shown, such as "20 min". */
  readonly children?: ReactNode
}

/** A number with minus and plus buttons, large enough to use in a hurry. */
export function NumberStepper({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  decreaseLabel,
  increaseLabel,
  children = value,
}: NumberStepperProps) {
  return (
    <fieldset className="inline-flex max-w-full min-w-[min(11.5rem,100%)] items-center rounded-md border border-line-strong bg-surface-raised">
      <legend className="sr-only">{label}</legend>
      <StepButton
        label={decreaseLabel}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        <Minus aria-hidden />
      </StepButton>
      <output className="min-w-0 flex-auto text-center text-lg font-semibold tabular-nums">{children}</output>
      <StepButton
        label={increaseLabel}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + step))}
      >
        <Plus aria-hidden />
      </StepButton>
    </fieldset>
  )
}

function StepButton({
  label,
  disabled,
  onClick,
  children,
}: {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-13 shrink-0 place-items-center rounded-md text-action-ink transition-colors hover:bg-action-soft aria-disabled:opacity-40 [&_svg]:size-6"
    >
      {children}
    </button>
  )
}
