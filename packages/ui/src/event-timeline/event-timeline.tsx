import type { Tone } from '../badge/badge.tsx'

export interface TimelineEvent {
  readonly key: string
  readonly title: string
  /** When it happened, such as "7:42 pm". */
  readonly at: string
  /** Machine-readable time. */
  readonly dateTime: string
  /** Who did it, such as "Restaurant". */
  readonly by?: string | undefined
  readonly note?: string | undefined
  readonly tone?: Tone | undefined
}

const dots = {
  neutral: 'bg-line-strong',
  action: 'bg-action',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const satisfies Record<Tone, string>

export interface EventTimelineProps {
  readonly label: string
  readonly events: readonly TimelineEvent[]
}

/** A list of events in order, each with its time and actor. */
export function EventTimeline({ label, events }: EventTimelineProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {events.map((event) => (
        <li
          key={event.key}
          className="relative flex gap-4 pb-5 not-last:before:absolute not-last:before:top-4 not-last:before:bottom-0 not-last:before:left-1.25 not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
        >
          <span
            aria-hidden
            className={`relative mt-1.5 size-3 shrink-0 rounded-full ${dots[event.tone ?? 'neutral']}`}
          />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{event.title}</p>
            {event.by ? <p className="text-sm text-ink-muted">{event.by}</p> : null}
            {event.note ? <p className="mt-0.5 text-sm">{event.note}</p> : null}
          </div>
          <time dateTime={event.dateTime} className="shrink-0 pt-0.5 text-sm text-ink-muted tabular-nums">
            {event.at}
          </time>
        </li>
      ))}
    </ol>
  )
}
