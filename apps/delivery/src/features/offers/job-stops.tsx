import { Flag, Store } from 'lucide-react'

export interface JobStop {
  readonly title: string
  readonly line: string
  /** How far, such as "1.2 km away". */
  readonly distance: string
}

export interface JobStopsProps {
  readonly pickup: JobStop
  readonly drop: JobStop
}

/** The pick-up and drop locations of a job. */
export function JobStops({ pickup, drop }: JobStopsProps) {
  const stops = [
    { key: 'pickup', stop: pickup, icon: <Store />, colour: 'bg-accent text-on-accent' },
    { key: 'drop', stop: drop, icon: <Flag />, colour: 'bg-success text-on-success' },
  ] as const
  return (
    <ol className="flex flex-col gap-5">
      {stops.map(({ key, stop, icon, colour }) => (
        <li
          key={key}
          className="relative flex items-start gap-4 not-last:before:absolute not-last:before:top-12 not-last:before:left-5.5 not-last:before:h-[calc(100%-1.75rem)] not-last:before:border-l-2 not-last:before:border-dashed not-last:before:border-line-strong"
        >
          <span
            aria-hidden
            className={`grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-5.5 ${colour}`}
          >
            {icon}
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
            <div className="min-w-0 flex-1 basis-32">
              <p className="text-lg font-bold">{stop.title}</p>
              <p className="text-ink-muted">{stop.line}</p>
            </div>
            <span className="max-w-full pt-0.5 font-semibold tabular-nums">{stop.distance}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
