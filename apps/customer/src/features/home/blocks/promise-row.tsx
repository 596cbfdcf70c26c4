import type { Promises } from '@angadi/data/home/home-page.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Bike, Clock, ShoppingBasket, TicketPercent } from 'lucide-react'
import { Rail } from '../../../shared/rail/rail.tsx'

interface PromiseRowProps {
  readonly promises: Promises
  /** What the tile of groceries says: a promise that is quicker would contradict it. */
  readonly groceryMinutes: number | undefined
}

/** What holds here for this reader; offers on amber, facts without a ground (Spec §1 Home screen). */
export function PromiseRow({ promises, groceryMinutes }: PromiseRowProps) {
  const { t } = useTranslation('home')
  const { money, number } = useFormats()
  const {
    first_order: first,
    free_delivery: free,
    grocery_minutes: quick,
    delivery_minutes: usual,
  } = promises
  const all = [
    ...(first
      ? [
          {
            key: 'first',
            icon: TicketPercent,
            isOffer: true,
            title: t('promise.first', { off: money(first.off_paise) }),
            note: t('promise.code', { code: first.code, minimum: money(first.minimum_paise) }),
          },
        ]
      : []),
    ...(free
      ? [
          {
            key: 'free',
            icon: Bike,
            isOffer: true,
            title: t('promise.free'),
            note: t('promise.code', { code: free.code, minimum: money(free.minimum_paise) }),
          },
        ]
      : []),
    ...(quick === undefined || (groceryMinutes !== undefined && groceryMinutes > quick)
      ? []
      : [
          {
            key: 'quick',
            icon: ShoppingBasket,
            isOffer: false,
            title: t('promise.grocery', { minutes: number(quick) }),
            note: t('promise.groceryNote'),
          },
        ]),
    ...(usual === undefined
      ? []
      : [
          {
            key: 'usual',
            icon: Clock,
            isOffer: false,
            title: t('promise.average', { minutes: number(usual) }),
            note: t('promise.averageNote'),
          },
        ]),
  ]
  if (all.length === 0) return null
  return (
    <Rail label={t('promise.label')}>
      {all.map(({ key, icon: Icon, isOffer, title, note }) => {
        const look = 'flex min-h-14 items-center gap-2.5 rounded-md px-3 py-2'
        const content = (
          <>
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className="flex max-w-56 flex-col">
              <span className="text-sm leading-snug font-semibold">{title}</span>
              <span className="text-xs">{note}</span>
            </span>
          </>
        )
        return (
          <li key={key} className="shrink-0 snap-start">
            {isOffer ? (
              <AppLink to={pathTo('food')} className={`${look} bg-accent-soft text-accent-ink`}>
                {content}
              </AppLink>
            ) : (
              <span className={`${look} bg-surface-sunken`}>{content}</span>
            )}
          </li>
        )
      })}
    </Rail>
  )
}
