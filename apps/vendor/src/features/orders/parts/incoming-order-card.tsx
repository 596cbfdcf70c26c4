import { Button } from '@angadi/ui/button/button.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { type OrderLine, OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'

export interface IncomingOrderCardProps {
  /** Such as "New order". */
  readonly heading: string
  /** Such as "#HYD-1042". */
  readonly orderNumber: string
  readonly lines: readonly OrderLine[]
  readonly linesLabel: string
  /** What the customer asked for. */
  readonly instructions?: string | undefined
  readonly paise: number
  /** Such as "Paid by wallet" or "Cash on delivery". */
  readonly payment: string
  /** When the window to accept closes, by the server's clock. */
  readonly acceptBy: Date | string
  readonly windowSeconds: number
  readonly serverOffsetMs?: number | undefined
  readonly timeLeftLabel: string
  readonly acceptLabel: string
  readonly rejectLabel: string
  /** `Badge`s that set it apart, such as "Customer collects". */
  readonly badges?: ReactNode
  /** What is settled together with the answer, such as the preparation time. */
  readonly children?: ReactNode
  readonly onAccept: () => void
  readonly onReject: () => void
  /** What is being sent; both buttons rest meanwhile. */
  readonly busy?: 'accept' | 'reject' | undefined
  /** Why it cannot be accepted right now, such as without a network. */
  readonly unavailableReason?: string | undefined
}

/** A new order in a kitchen: what, how much, how long one has to decide, and the two answers. */
export function IncomingOrderCard({
  heading,
  orderNumber,
  lines,
  linesLabel,
  instructions,
  paise,
  payment,
  acceptBy,
  windowSeconds,
  serverOffsetMs,
  timeLeftLabel,
  acceptLabel,
  rejectLabel,
  badges,
  children,
  onAccept,
  onReject,
  busy,
  unavailableReason,
}: IncomingOrderCardProps) {
  return (
    <article className="flex animate-rise flex-col gap-5 rounded-xl border-2 border-accent bg-surface-raised p-5 shadow-floating">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold text-accent-ink">{heading}</p>
          <h3 className="text-xl font-bold tabular-nums">{orderNumber}</h3>
          <p className="mt-1 text-ink-muted">
            <span className="font-bold text-ink">
              <Price paise={paise} />
            </span>
            <span className="mx-1.5">·</span>
            {payment}
          </p>
        </div>
        <CountdownRing
          deadline={acceptBy}
          totalSeconds={windowSeconds}
          serverOffsetMs={serverOffsetMs}
          label={timeLeftLabel}
          size="md"
        />
      </header>
      {badges ? <div className="flex flex-wrap gap-1.5">{badges}</div> : null}
      <OrderLines label={linesLabel} lines={lines} large />
      {instructions ? (
        <p className="flex items-start gap-2.5 rounded-md bg-warning-soft px-4 py-3 font-medium text-warning-ink">
          <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0" />
          {instructions}
        </p>
      ) : null}
      {children}
      {/* Long words, as in Telugu, put the answers below each other. */}
      <div className="flex flex-wrap gap-3 *:grow *:last:grow-[99]">
        <Button
          variant="secondary"
          size="xl"
          busy={busy === 'reject'}
          disabled={busy === 'accept'}
          onClick={onReject}
        >
          {rejectLabel}
        </Button>
        <div className="flex flex-col gap-1">
          <Button
            size="xl"
            wide
            busy={busy === 'accept'}
            disabled={busy === 'reject'}
            unavailableReason={unavailableReason}
            onClick={onAccept}
          >
            {acceptLabel}
          </Button>
        </div>
      </div>
    </article>
  )
}
