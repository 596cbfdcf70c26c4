import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import { useMoveBooking, useResizeBlock, useResizeWalkIn } from '@angadi/data/booking-desk/change.ts'
import { minuteOfDay, timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useMemo } from 'react'
import { columnsOf, type GridBlock, type GridColumn } from './columns.ts'
import { TimeGrid } from './grid/time-grid.tsx'
import type { ResizeTarget } from './grid/use-resize.ts'
import { useBookingWords } from './use-booking-words.ts'

export interface DeskGridProps {
  readonly vendorId: string
  readonly view: 'day' | 'week'
  /** The first day shown. */
  readonly from: string
  readonly bookings: readonly DeskBooking[]
  readonly resources: readonly DeskResource[]
  readonly now: number
  readonly onOpen: (bookingId: string) => void
  readonly onOpenBlocks: () => void
  /** Books time of somebody from a minute of a day on. */
  readonly onBook: (resourceId: string, day: string, minute: number) => void
}

/** The grid of a day with a column for each person and room, or of somebody's week; what is dropped is saved. */
export function DeskGrid({
  vendorId,
  view,
  from,
  bookings,
  resources,
  now,
  onOpen,
  onOpenBlocks,
  onBook,
}: DeskGridProps) {
  const { t } = useTranslation('calendar')
  const { day: dayOf, time } = useFormats()
  const errorText = useErrorText()
  const words = useBookingWords()
  const { mutateAsync: move } = useMoveBooking(vendorId)
  const { mutateAsync: resizeWalkIn } = useResizeWalkIn(vendorId)
  const { mutateAsync: resizeBlock } = useResizeBlock(vendorId)
  const columns = useMemo(
    () =>
      columnsOf(
        resources,
        bookings,
        view === 'day' ? [from] : Array.from({ length: 7 }, (_, n) => daysAfter(from, n)),
      ),
    [resources, bookings, view, from],
  )
  const titleOf = ({ resource, day }: GridColumn) =>
    view === 'day' ? resource.name : dayOf(`${day}T12:00:00+05:30`)
  const save = async (block: GridBlock, to: GridColumn, minute: number) => {
    const { booking, part } = block
    const startsAt = timeAt(to.day, minute - part.starts_after)
    try {
      await move({
        booking,
        startsAt,
        ...(to.resource.resource_id === part.resource_id
          ? {}
          : { part: part.part, resourceId: to.resource.resource_id }),
      })
      announce(t('moved', { name: words.name(booking), time: time(startsAt), column: titleOf(to) }))
    } catch (error) {
      noteFailure('move-booking', 'error', error)
      notify.problem(t('failed.move', { name: words.name(booking) }), {
        id: booking.id,
        description: errorText(error),
        duration: 8000,
      })
    }
  }
  const resize = async ({ key, day, what }: ResizeTarget, to: number) => {
    const isVisit = !('blockId' in what)
    const name = isVisit ? words.name(what) : what.name
    const endsAt = timeAt(day, to)
    try {
      if (isVisit)
        await resizeWalkIn({ booking: what, minutes: Math.round(to - minuteOfDay(what.starts_at, day)) })
      else await resizeBlock({ blockId: what.blockId, endsAt, seenEndsAt: what.endsAt })
      announce(t('resized', { name, time: time(endsAt) }))
    } catch (error) {
      noteFailure('resize-at-desk', 'error', error)
      notify.problem(t('failed.resize', { name }), { id: key, description: errorText(error), duration: 8000 })
    }
  }
  return (
    <TimeGrid
      label={t('title')}
      columns={columns}
      titleOf={titleOf}
      now={now}
      onOpen={onOpen}
      onMove={save}
      onResize={resize}
      onOpenBlocks={onOpenBlocks}
      onBook={({ resource, day }, minute) => onBook(resource.resource_id, day, minute)}
    />
  )
}
