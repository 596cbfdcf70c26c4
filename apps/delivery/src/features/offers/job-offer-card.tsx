import { Button } from '@angadi/ui/button/button.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import type { ReactNode } from 'react'
import { type JobStop, JobStops } from './job-stops.tsx'

export interface JobOfferCardProps {
  /** Such as "New job". */
  readonly heading: string
  /** What the courier earns, tip included, in paise. */
  readonly earnPaise: number
  /** Such as "incl. ₹20 tip" or "Collect ₹540 in cash". */
  readonly notes?: readonly string[] | undefined
  readonly pickup: JobStop
  readonly drop: JobStop
  /** When the offer expires, by the server's clock. */
  readonly expiresAt: Date | string
  readonly windowSeconds: number
  readonly serverOffsetMs?: number | undefined
  readonly timeLeftLabel: string
  readonly acceptLabel: string
  readonly declineLabel: string
  /** Below the stops, such as why it was offered. */
  readonly children?: ReactNode
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly busy?: 'accept' | 'decline' | undefined
  /** Why it cannot be accepted right now, such as without a network. */
  readonly unavailableReason?: string | undefined
}

/** A job offer: its pay, its stops and the time left. */
export function JobOfferCard({
  heading,
  earnPaise,
  notes = [],
  pickup,
  drop,
  expiresAt,
  windowSeconds,
  serverOffsetMs,
  timeLeftLabel,
  acceptLabel,
  declineLabel,
  onAccept,
  onDecline,
  busy,
  unavailableReason,
  children,
}: JobOfferCardProps) {
  return (
    <article className="flex animate-rise flex-col gap-6 rounded-xl bg-surface-raised p-5 shadow-floating">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold text-ink-muted">{heading}</p>
          <p className="text-5xl font-bold">
            <Price paise={earnPaise} />
          </p>
          {notes.map((note) => (
            <p key={note} className="mt-1 font-medium text-ink-muted">
              {note}
            </p>
          ))}
        </div>
        <CountdownRing
          deadline={expiresAt}
          totalSeconds={windowSeconds}
          serverOffsetMs={serverOffsetMs}
          label={timeLeftLabel}
          size="lg"
        />
      </header>
      <JobStops pickup={pickup} drop={drop} />
      {children}
      <div className="grid grid-cols-1 gap-2">
        <Button
          size="xl"
          busy={busy === 'accept'}
          disabled={busy === 'decline'}
          unavailableReason={unavailableReason}
          onClick={onAccept}
        >
          {acceptLabel}
        </Button>
        <Button
          variant="quiet"
          size="lg"
          busy={busy === 'decline'}
          disabled={busy === 'accept'}
          onClick={onDecline}
        >
          {declineLabel}
        </Button>
      </div>
    </article>
  )
}
