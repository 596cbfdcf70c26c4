import type { Resource } from '@angadi/data/salon-desk/setup.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { CalendarSync } from 'lucide-react'
import { Suspense, useState } from 'react'

const CalendarFeedSheet = lazy(() => import('@angadi/shell/calendar/calendar-feed-sheet.tsx'))

/** The way to a person's bookings in the calendar of a phone. */
export function CalendarEntry({ resource: { id, name } }: { readonly resource: Resource }) {
  const { t } = useTranslation('bookings')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ListRow
        lead={<CalendarSync aria-hidden />}
        title={t('feed.titleOf', { name })}
        note={t('feed.entry')}
        render={<button type="button" onClick={() => setOpen(true)} />}
      />
      {isOpen ? (
        <Suspense>
          <CalendarFeedSheet of={{ id, name }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
