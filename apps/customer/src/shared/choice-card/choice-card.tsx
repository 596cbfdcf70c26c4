import { Fragment, type ReactNode, useId } from 'react'

export interface ChoiceCardOption<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly icon?: ReactNode
  readonly trail?: ReactNode
  readonly disabled?: boolean | undefined
  /** What belongs to it, directly below. */
  readonly below?: ReactNode
}

export interface ChoiceCardsProps<Value extends string> {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly options: readonly ChoiceCardOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** Selects one of a few options that need more than a label, such as addresses or payment methods. */
export function ChoiceCards<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className={hideLabel ? 'sr-only' : 'mb-2.5 font-semibold'}>{label}</legend>
      {options.map((option) => (
        <Fragment key={option.value}>
          <label className="flex min-h-16 items-center gap-3.5 rounded-lg border border-line bg-surface-raised px-4 py-3 transition-[border-color,background-color,box-shadow] has-checked:border-action has-checked:bg-action-soft/60 has-checked:inset-ring has-checked:inset-ring-action has-disabled:cursor-not-allowed has-disabled:opacity-60">
            {option.icon ? (
              <span aria-hidden className="shrink-0 text-ink-muted [&_svg]:size-6">
                {option.icon}
              </span>
            ) : null}
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold">{option.title}</span>
              {option.note ? <span className="text-sm text-ink-muted">{option.note}</span> : null}
            </span>
            {option.trail ? <span className="shrink-0">{option.trail}</span> : null}
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface-raised transition-[border-width,border-color] checked:border-[0.4375rem] checked:border-action"
            />
          </label>
          {option.below}
        </Fragment>
      ))}
    </fieldset>
  )
}
