import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { Timer } from 'lucide-react'

/** From this many seconds on the end is announced. */
const WARNING_S = 60

export interface HoldClockProps {
  /** Until when the time is kept, by the server's clock. */
  readonly holdUntil: string
  /** The server's clock minus this device's, in milliseconds. */
  readonly offsetMs: number
}

/** How long a time is kept, as `mm:ss`; the last minute is announced once. Shows nothing when it is over. */
export function HoldClock({ holdUntil, offsetMs }: HoldClockProps) {
  const { t } = useTranslation('times')
  const left = useCountdown(holdUntil, offsetMs)
  const isShort = left <= WARNING_S
  if (left === 0) return null
  return (
    <div
      className={`flex min-h-touch flex-wrap items-center gap-x-2 rounded-md px-3 py-2 text-sm font-medium ${isShort ? 'bg-warning-soft text-warning-ink' : 'bg-surface-sunken'}`}
    >
      <Timer aria-hidden className="size-5 shrink-0" />
      <span>{t('hold.label')}</span>
      <span role="timer" aria-label={t('hold.left')} className="font-semibold tabular-nums">
        {asClock(left)}
      </span>
      <span role="status" className="sr-only">
        {isShort ? t('hold.lastMinute') : ''}
      </span>
    </div>
  )
}

function asClock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
