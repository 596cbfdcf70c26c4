import type { Activity } from '@angadi/data/activity/activity.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Bell, PackageCheck, PackageX, ShoppingBag, Star, Wallet } from 'lucide-react'
import { useActivityWords } from './use-activity-words.ts'

function iconOf({ kind, event }: Activity) {
  if (kind === 'payment') return <Wallet aria-hidden />
  if (kind === 'notification') return <Bell aria-hidden />
  if (kind === 'review') return <Star aria-hidden />
  if (event === 'delivered') return <PackageCheck aria-hidden />
  if (event === 'cancelled') return <PackageX aria-hidden />
  return <ShoppingBag aria-hidden />
}

/** One event of the timeline: what it was, about what, when, and how much money it moved. */
export function ActivityRow({ activity }: { readonly activity: Activity }) {
  const { dateTime } = useFormats()
  const { title, note, amount, to } = useActivityWords()(activity)
  return (
    <ListRow
      lead={iconOf(activity)}
      title={title}
      note={
        <span className="flex flex-wrap gap-x-3">
          {note ? <span className="line-clamp-2">{note}</span> : null}
          <time dateTime={activity.at}>{dateTime(activity.at)}</time>
        </span>
      }
      trail={amount ? <span className="font-semibold tabular-nums">{amount}</span> : undefined}
      render={to ? <AppLink to={to} /> : undefined}
    />
  )
}
