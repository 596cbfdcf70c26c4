import { Check } from 'lucide-react'

export interface StepLineProps {
  readonly label: string
  readonly steps: readonly { readonly key: string; readonly label: string }[]
  /** The index of the step that is reached. */
  readonly current: number
}

/** How far something is, step by step; the name of the present one is always in full. */
export function StepLine({ label, steps, current }: StepLineProps) {
  const isDone = current === steps.length - 1
  return (
    <div className="@container">
      <ol aria-label={label} className="flex">
        {steps.map(({ key, label: name }, index) => (
          <li
            key={key}
            aria-current={index === current && !isDone ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center"
          >
            {index === 0 ? null : (
              <span
                aria-hidden
                className={`absolute top-3 right-1/2 h-1 w-full -translate-y-1/2 ${index <= current ? 'bg-action' : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden
              className={`relative z-raised grid size-6 place-items-center rounded-full ${index <= current ? 'bg-action text-on-action' : 'bg-line'}`}
            >
              {index < current || (isDone && index === current) ? (
                <Check className="size-4" strokeWidth={3} />
              ) : null}
            </span>
            <span
              className={`text-sm @max-[24rem]:sr-only ${index === current ? 'font-semibold' : 'text-ink-muted'}`}
            >
              {name}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-2 hidden text-center text-sm font-semibold @max-[24rem]:block">
        {steps[current]?.label}
      </p>
    </div>
  )
}
