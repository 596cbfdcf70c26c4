import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { BadgePercent, Milk, ReceiptText, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'

/** The three places that most visits of the profile are for. */
export function Shortcuts() {
  return (
    <ul className="grid grid-cols-2 sm:grid-cols-4 gap-2">
      <Shortcut name="orders" icon={<ReceiptText aria-hidden />} />
      <Shortcut name="wallet" icon={<Wallet aria-hidden />} />
      <Shortcut name="membershipDashboard" icon={<BadgePercent aria-hidden />} />
      <Shortcut name="grocerySubscriptions" icon={<Milk aria-hidden />} />
    </ul>
  )
}

interface ShortcutProps {
  readonly name: 'orders' | 'wallet' | 'membershipDashboard' | 'grocerySubscriptions'
  readonly icon: ReactNode
}

function Shortcut({ name, icon }: ShortcutProps) {
  const { title } = useRouteLabels(name)
  return (
    <li>
      <AppLink
        to={pathTo(name)}
        className="flex h-full min-h-20 flex-col items-center justify-center gap-1 rounded-lg border border-line bg-surface-raised px-1 py-2 text-center text-sm font-medium hover:bg-surface-sunken/60 [&_svg]:size-6 [&_svg]:text-action"
      >
        {icon}
        <span className="max-w-full hyphens-auto wrap-break-word">{title}</span>
      </AppLink>
    </li>
  )
}
