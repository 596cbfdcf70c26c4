import { tv, type VariantProps } from 'tailwind-variants/lite'
import { useCountdown } from './use-countdown.ts'

const ringVariants = tv({
  base: 'relative inline-grid shrink-0 place-items-center',
  variants: {
    size: {
      sm: 'size-14 text-lg',
      md: 'size-20 text-xl',
      lg: 'size-36 text-4xl max-[22.5rem]:size-24 max-[22.5rem]:text-3xl',
    },
  },
  defaultVariants: { size: 'md' },
})

export interface CountdownRingProps extends VariantProps<typeof ringVariants> {
  /** When the time runs out, by the server's clock. */
  readonly deadline: Date | string
  /** The total time in seconds: the full ring. */
  readonly totalSeconds: number
  /** Server clock minus device clock, in milliseconds. */
  readonly serverOffsetMs?: number | undefined
  /** What runs out, such as "Time left to accept". */
  readonly label: string
}

const RADIUS = 44
const ROUND = 2 * Math.PI * RADIUS

/** The remaining time as a ring, readable at arm's length; red in the last fifth. */
export function CountdownRing({
  deadline,
  totalSeconds,
  serverOffsetMs = 0,
  label,
  size,
}: CountdownRingProps) {
  const left = useCountdown(deadline, serverOffsetMs)
  const share = Math.min(1, left / totalSeconds)
  const colour = share <= 0.2 ? 'text-danger-ink' : 'text-action-ink'
  return (
    <div role="timer" aria-label={label} className={ringVariants({ size, className: colour })}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="9" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          stroke="currentColor"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          className={left > 0 ? 'transition-[stroke-dashoffset] duration-1000 ease-linear' : 'opacity-0'}
        />
      </svg>
      <span className="font-bold tabular-nums">{asClock(left)}</span>
    </div>
  )
}

// "45" below a minute, "3:05" above: no leading zeros.
function asClock(seconds: number): string {
  if (seconds < 60) return String(seconds)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
