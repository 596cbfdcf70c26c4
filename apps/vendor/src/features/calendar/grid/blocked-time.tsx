import type { Span } from '@angadi/domain/day-grid/lanes.ts'
import { timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type CSSProperties, memo } from 'react'
import type { GridColumn } from '../columns.ts'
import { ResizeHandle } from './resize-handle.tsx'
import type { Resize, ResizeTarget, Resizing } from './use-resize.ts'

export interface BlockedTimeProps extends Pick<Resize, 'onResizeDown' | 'onResizeKey' | 'onResizeBlur'> {
  readonly span: Span
  readonly block: GridColumn['resource']['blocks'][number]
  readonly name: string
  readonly day: string
  /** Where it stands in its column. */
  readonly style: CSSProperties
  readonly resizing: Resizing | undefined
  readonly hintId: string
  readonly onOpen: () => void
}

/** Time of somebody that is kept free: it opens the list of such time, and ends earlier or later by its lower edge. */
export const BlockedTime = memo(function BlockedTime({
  span,
  block,
  name,
  day,
  style,
  resizing,
  hintId,
  onOpen,
  onResizeDown,
  onResizeKey,
  onResizeBlur,
}: BlockedTimeProps) {
  const { t } = useTranslation('calendar')
  const { timeRange } = useFormats()
  const target: ResizeTarget = {
    key: block.id,
    day,
    ...span,
    what: { blockId: block.id, endsAt: block.ends_at, name },
  }
  // What goes on tomorrow has its end there.
  const canResize = timeAt(day, span.to) === new Date(block.ends_at).toISOString()
  const time = timeRange(timeAt(day, span.from), timeAt(day, resizing?.to ?? span.to))
  return (
    <li className="pointer-events-none absolute inset-x-0" style={style}>
      <button
        type="button"
        aria-describedby={canResize ? hintId : undefined}
        className={`pointer-events-auto absolute inset-x-px inset-y-0 overflow-hidden rounded-sm border border-line-strong bg-[repeating-linear-gradient(45deg,var(--color-line)_0_4px,var(--color-surface-sunken)_4px_10px)] text-left text-xs text-ink ${resizing ? 'z-30 shadow-lg' : ''} ${resizing?.isSaving ? 'animate-pulse motion-reduce:animate-none' : ''}`}
        onClick={onOpen}
        onKeyDown={canResize ? (event) => onResizeKey(event, target) : undefined}
        onBlur={canResize ? () => onResizeBlur(target) : undefined}
      >
        <span className="sr-only">{t('blocked.line', { name, time })} </span>
        <span className="inline-block max-w-full truncate rounded-sm bg-surface-raised px-1.5 py-0.5">
          {block.note ?? t('blocked.short')}
        </span>
      </button>
      {canResize ? <ResizeHandle onPointerDown={(event) => onResizeDown(event, target)} /> : null}
    </li>
  )
})
