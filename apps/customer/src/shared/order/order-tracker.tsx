import type { TrackerStep } from '@angadi/domain/orders/status.ts'
import { Bike, Check, ChefHat, ClipboardCheck, House } from 'lucide-react'
import type { ComponentType } from 'react'

const icons = {
  confirmed: ClipboardCheck,
  preparing: ChefHat,
  on_way: Bike,
  delivered: House,
} as const satisfies Record<TrackerStep, unknown>

export interface TrackedStep {
  readonly step: TrackerStep
  readonly label: string
  /** When it was reached, such as "7:42 pm". */
  readonly at?: string | undefined
  /** Replaces the delivery icon of a step, for pickup orders. */
  readonly icon?: ComponentType<{ readonly className?: string }> | undefined
}

export interface OrderTrackerProps {
  readonly label: string
  /** All four, in order (Spec §4 Orders). */
  readonly steps: readonly TrackedStep[]
  /** The current step; undefined before the order is confirmed. */
  readonly current: TrackerStep | undefined
  /** Read after a finished step by screen readers, such as "done". */
  readonly doneLabel: string
}

/**
 * The progress of an order. The current step is animated until the order is delivered. If four names do not fit side by
 * side (320 px, or text at twice its size), only the current one is shown, below the steps.
 */
export function OrderTracker({ label, steps, current, doneLabel }: OrderTrackerProps) {
  const reached = steps.findIndex(({ step }) => step === current)
  const finished = current === 'delivered'
  const present = steps[reached]
  return (
    <div className="@container">
      <ol aria-label={label} className="flex">
        {steps.map(({ step, label: name, at, icon }, index) => {
          const isCurrent = index === reached && !finished
          const isDone = index < reached || (finished && index === reached)
          const Icon = isDone && !finished ? Check : (icon ?? icons[step])
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className="relative flex min-w-0 flex-1 flex-col items-center gap-2 text-center"
            >
              {index === 0 ? null : (
                <span
                  aria-hidden
                  className={`absolute top-5.5 right-1/2 h-1 w-full -translate-y-1/2 transition-colors duration-slow ${index <= reached ? 'bg-action' : 'bg-line'}`}
                />
              )}
              <span
                aria-hidden
                className={`relative z-raised grid size-11 place-items-center rounded-full transition-colors duration-slow ${
                  isCurrent
                    ? 'animate-breathe bg-action text-on-action'
                    : isDone
                      ? 'bg-action text-on-action'
                      : 'bg-surface-sunken text-ink-muted'
                }`}
              >
                <Icon className="size-5.5" />
              </span>
              <span className="px-1 @max-[19rem]:sr-only">
                <span
                  className={`block text-sm text-balance @max-[22rem]:text-xs ${isCurrent ? 'font-bold text-ink' : isDone ? 'font-medium text-ink' : 'text-ink-muted'}`}
                >
                  {name}
                </span>
                {isDone ? <span className="sr-only">{doneLabel}</span> : null}
                {at ? <span className="block text-xs text-ink-muted tabular-nums">{at}</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
      {present ? (
        <p aria-hidden className="mt-2 hidden text-center font-bold @max-[19rem]:block">
          {present.label}
        </p>
      ) : null}
    </div>
  )
}
