import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { usePull } from './use-pull.ts'

export interface PullToRefreshProps {
  /** The hints: "Pull to refresh", "Release to refresh", "Refreshing" (Spec §2 Pull-to-refresh wrapper). */
  readonly labels: { readonly pull: string; readonly release: string; readonly refreshing: string }
  /** Refetches the data; the indicator stays until it has settled. */
  readonly onRefresh: () => Promise<unknown>
  readonly children: ReactNode
}

/**
 * A screen that is refetched when it is pulled down from its top. Screens that use it also offer a button or a menu
 * entry.
 */
export function PullToRefresh({ labels, onRefresh, children }: PullToRefreshProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { phase, distance } = usePull(ref, onRefresh)
  const isHeld = phase === 'pulling' || phase === 'armed'
  const label = phase === 'refreshing' ? labels.refreshing : phase === 'armed' ? labels.release : labels.pull
  return (
    <div ref={ref} className="relative">
      <div role="status" className="pointer-events-none absolute inset-x-0 top-0 h-0">
        {phase === 'idle' ? null : (
          <p
            className="mx-auto flex w-max max-w-full items-end justify-center gap-2 overflow-hidden px-4 pb-1.5 text-sm font-medium text-ink-muted"
            style={{ height: distance }}
          >
            {phase === 'refreshing' ? (
              <Spinner />
            ) : (
              <ArrowDown
                aria-hidden
                className={`size-5 shrink-0 transition-transform ${phase === 'armed' ? 'rotate-180' : ''}`}
              />
            )}
            {label}
          </p>
        )}
      </div>
      {/* No transform at rest: it would become the containing block of the screen's fixed parts. */}
      <div
        className={isHeld ? '' : 'transition-[padding] duration-normal'}
        style={distance > 0 ? { paddingTop: distance } : undefined}
      >
        {children}
      </div>
    </div>
  )
}
