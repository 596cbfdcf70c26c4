import type { Activity } from '@angadi/data/activity/activity.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { ActivityRow } from '../../../shared/activity/activity-row.tsx'

/** The events of a timeline under the day on which they happened, in their order. */
export function DayList({ list }: { readonly list: readonly Activity[] }) {
  const { date } = useFormats()
  const days = new Map<string, Activity[]>()
  for (const activity of list) {
    const day = date(activity.at)
    days.set(day, [...(days.get(day) ?? []), activity])
  }
  return (
    <div className="flex flex-col gap-6">
      {[...days].map(([day, activities]) => (
        <Section key={day} title={day}>
          <ul className="divide-y divide-line">
            {activities.map((activity) => (
              <li key={activity.id}>
                <ActivityRow activity={activity} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
