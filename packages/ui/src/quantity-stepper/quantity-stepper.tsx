import { Minus, Plus } from 'lucide-react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const stepperLook = tv({
  slots: {
    frame: 'inline-flex h-touch min-w-26 shrink-0 items-stretch overflow-hidden rounded-md font-bold',
    part: 'grid w-touch shrink-0 place-items-center transition-colors -outline-offset-3! aria-disabled:opacity-40 [&_svg]:size-4.5 [&_svg]:stroke-[3]',
    add: 'h-touch min-w-26 shrink-0 rounded-md px-5 font-bold transition-[background-color,scale] active:scale-[0.97] disabled:opacity-50',
  },
  variants: {
    look: {
      outlined: {
        frame: 'border border-action/50 bg-surface-raised text-action-ink',
        part: 'hover:bg-action-soft',
        add: 'border border-action/50 bg-surface-raised text-action-ink shadow-raised hover:bg-action-soft',
      },
      filled: {
        frame: 'bg-action text-on-action',
        part: 'hover:bg-action-hover',
        add: 'bg-action text-on-action shadow-raised hover:bg-action-hover',
      },
    },
  },
  defaultVariants: { look: 'outlined' },
})

export interface QuantityStepperProps extends VariantProps<typeof stepperLook> {
  readonly value: number
  readonly onChange: (value: number) => void
  /** Names what is counted, such as "Chicken dum biryani". */
  readonly label: string
  /** Shown while there is none, such as "Add". */
  readonly addLabel: string
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly max?: number | undefined
  readonly disabled?: boolean | undefined
}

/** From "Add" to a figure with minus and plus; minus at one takes it away (Spec §4 Cart). */
export function QuantityStepper({
  value,
  onChange,
  label,
  addLabel,
  decreaseLabel,
  increaseLabel,
  max = 50,
  look,
  disabled,
}: QuantityStepperProps) {
  const { frame, part, add } = stepperLook({ look })
  if (value <= 0)
    return (
      <button
        type="button"
        disabled={disabled}
        onClick={() => onChange(1)}
        aria-label={`${addLabel}: ${label}`}
        className={add()}
      >
        {addLabel}
      </button>
    )
  const full = value >= max
  return (
    <fieldset className={frame()}>
      <legend className="sr-only">{label}</legend>
      <button type="button" aria-label={decreaseLabel} onClick={() => onChange(value - 1)} className={part()}>
        <Minus aria-hidden />
      </button>
      <output key={value} className="grid min-w-8 flex-1 animate-pop place-items-center tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label={increaseLabel}
        aria-disabled={full}
        onClick={full ? undefined : () => onChange(value + 1)}
        className={part()}
      >
        <Plus aria-hidden />
      </button>
    </fieldset>
  )
}
