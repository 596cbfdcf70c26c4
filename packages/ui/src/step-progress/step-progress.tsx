export interface StepProgressProps {
  /** The progress as text, such as "Step 2 of 4: Address". */
  readonly label: string
  /** From 1. */
  readonly step: number
  readonly steps: number
}

/** The progress in a form of several screens. */
export function StepProgress({ label, step, steps }: StepProgressProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium text-ink-muted">{label}</p>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: steps }, (_, index) => index + 1).map((one) => (
          <span
            key={one}
            className={`h-1.5 flex-1 rounded-full transition-colors ${one <= step ? 'bg-action' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}
