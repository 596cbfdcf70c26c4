import { useSubscriptionDays } from '@angadi/data/subscriptions/days.ts'
import type { MySubscriptions } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { monthOf, weeksOf } from '@angadi/domain/subscriptions/month.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { useState } from 'react'
import { linesOfDay } from '../day-lines.ts'
import { DayPanel } from './day-panel.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { SubscriptionList } from './subscription-list.tsx'
import { WalletLow } from './wallet-low.tsx'

/** The calendar with the chosen day, and the list of subscriptions beside it. */
export function Overview({ mine }: { readonly mine: MySubscriptions }) {
  const { t } = useTranslation('subscriptions')
  const [day, setDay] = useState(() => nextDay(mine))
  const month = monthOf(day)
  const shown = weeksOf(month).flat()
  const days = useSubscriptionDays(shown[0] ?? month, shown.at(-1) ?? month)
  const decided = days.data ?? []
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <WalletLow mine={mine} />
        <Card className="flex flex-col gap-3">
          {days.isError && !days.data ? (
            <LoadFailed title={t('calendar.failed')} busy={days.isFetching} onRetry={days.refetch} />
          ) : null}
          <MonthCalendar
            month={month}
            today={mine.today}
            value={day}
            onChange={setDay}
            linesOf={(one) => linesOfDay(mine, decided, one)}
          />
        </Card>
        <DayPanel day={day} lines={linesOfDay(mine, decided, day)} />
      </div>
      <SubscriptionList mine={mine} />
    </div>
  )
}

/** The next day with a delivery; today where there is none. */
function nextDay({ subscribers, today }: MySubscriptions): string {
  const days = subscribers.flatMap(({ next_on }) => (next_on === null ? [] : [next_on]))
  return days.toSorted()[0] ?? today
}
