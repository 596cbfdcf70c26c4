import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const stepperVariants = tv({
  slots: {
    frame: 'inline-flex h-touch min-w-26 shrink-0 items-stretch overflow-hidden rounded-md font-bold',
    part: 'grid w-touch shrink-0 place-items-center transition-colors -outline-offset-3! aria-disabled:opacity-40 [&_svg]:size-4.5 [&_svg]:stroke-[3]',
    add: 'h-touch min-w-26 shrink-0 rounded-md px-5 font-bold transition-[background-color,scale] active:scale-[0.97] disabled:opacity-50',
  },
  variants: {
    variant: {
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
  defaultVariants: { variant: 'outlined' },
})

export interface QuantityStepperProps extends VariantProps<typeof stepperVariants> {
  readonly value: number
  readonly onChange: (value: number) => void
  /** What is counted, such as "Chicken dum biryani". */
  readonly label: string
  /** Shown at quantity 0, such as "Add". */
  readonly addLabel: string
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly max?: number | undefined
  /** 1 where the item cannot be removed here, such as in the sheet that adds it. */
  readonly min?: 0 | 1 | undefined
  readonly disabled?: boolean | undefined
  /** Whether the next key after adding leads to the cart; not where the cart is in sight, or nothing is put in it. */
  readonly toCart?: boolean | undefined
}

/** An "Add" button that becomes a quantity with minus and plus; minus at one removes the item (Spec §4 Cart). */
export function QuantityStepper({
  value,
  onChange,
  label,
  addLabel,
  decreaseLabel,
  increaseLabel,
  max = 50,
  min = 0,
  variant,
  disabled,
  toCart = true,
}: QuantityStepperProps) {
  const { frame, part, add } = stepperVariants({ variant })
  const isEmpty = value <= 0
  const heir = useRef<HTMLButtonElement>(null)
  const pressedWhile = useRef<boolean>(undefined)
  useLayoutEffect(() => {
    if (pressedWhile.current === undefined || pressedWhile.current === isEmpty) return
    pressedWhile.current = undefined
    // The pressed button has just been replaced: move the focus to the button in its place.
    if (document.activeElement === document.body) heir.current?.focus()
  }, [isEmpty])
  const [isChanged, setChanged] = useState(false)
  const change = (next: number) => {
    pressedWhile.current = isEmpty
    setChanged(next > 0)
    onChange(next)
  }
  if (isEmpty)
    return (
      <button
        ref={heir}
        type="button"
        disabled={disabled}
        onClick={() => change(1)}
        aria-label={`${addLabel}: ${label}`}
        className={add()}
      >
        {addLabel}
      </button>
    )
  const full = value >= max
  const atMin = value <= min
  return (
    <fieldset
      className={frame()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setChanged(false)
      }}
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={atMin}
        onClick={atMin ? undefined : () => change(value - 1)}
        className={part()}
      >
        <Minus aria-hidden />
      </button>
      <output key={value} className="grid min-w-8 flex-1 animate-pop place-items-center tabular-nums">
        {value}
      </output>
      <button
        ref={heir}
        type="button"
        aria-label={increaseLabel}
        aria-disabled={full}
        onClick={full ? undefined : () => change(value + 1)}
        className={part()}
      >
        <Plus aria-hidden />
      </button>
      {toCart && isChanged ? <ToCart /> : null}
    </fieldset>
  )
}

/** The way to the cart right behind what was added, for whoever uses the keyboard: it shows while it has the focus. */
function ToCart() {
  const { t } = useTranslation('cart')
  return (
    <AppLink
      to={pathTo('shoppingCart')}
      className="fixed bottom-6 left-1/2 z-cart flex min-h-12 -translate-x-1/2 items-center rounded-full bg-action px-6 font-bold text-on-action shadow-floating not-focus:sr-only"
    >
      {t('goToCart')}
    </AppLink>
  )
}
