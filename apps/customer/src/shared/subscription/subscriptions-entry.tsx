import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ChevronRight, Milk } from 'lucide-react'

/** The way from the stores to the customer's subscriptions. */
export function SubscriptionsEntry() {
  const { t } = useTranslation('subscriptions')
  return (
    <div className="relative flex min-h-16 items-center gap-3 rounded-lg bg-hue-grocery-soft px-4 py-3 text-hue-grocery-ink">
      <Milk aria-hidden className="size-7 shrink-0" />
      <div className="min-w-0 flex-1">
        <StretchedLink render={<AppLink to={pathTo('grocerySubscriptions')} />}>
          <span className="font-semibold">{t('empty.title')}</span>
        </StretchedLink>
        <p className="text-sm">{t('entry')}</p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </div>
  )
}
