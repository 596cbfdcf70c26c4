import type { CartBillOrder } from '@angadi/data/cart/cart-bill.ts'
import { type CartLine, cartTotals } from '@angadi/data/cart/cart-line.ts'
import { lineKey } from '@angadi/data/cart/lines.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { ChevronRight, Plus } from 'lucide-react'
import { useId } from 'react'
import { GroupEntry } from '../../../shared/group/group-entry.tsx'
import type { VendorPart } from '../by-vendor.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { VendorNotices } from './vendor-notices.tsx'

export interface VendorGroupProps {
  readonly part: VendorPart
  /** What the checkout will charge for it; undefined while that is not known. */
  readonly order: CartBillOrder | undefined
  readonly priceBefore: (line: CartLine) => number | undefined
  /** Whether that is still being worked out. */
  readonly isPricing: boolean
  /** Whether it is the whole cart: its items' price stands in the bill. */
  readonly isWhole: boolean
}

/** The trades whose orders several people can choose together: what a carrier brings is for one (docs/decisions/0059). */
const GROUP_KINDS = ['food', 'grocery'] as const

/** The cart lines of one restaurant, which become an order of their own. */
export function VendorGroup({
  part: { vendorId, vendorName, lines },
  order,
  priceBefore,
  isPricing,
  isWhole,
}: VendorGroupProps) {
  const { t } = useTranslation('cart')
  const id = useId()
  const { paise } = cartTotals(lines)
  const isShared = lines.some(({ category }) => GROUP_KINDS.some((kind) => kind === category))
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface-raised px-4">
      <h2 id={id} className="border-b border-line font-bold">
        {vendorId === null ? (
          <span className="flex min-h-12 items-center">{vendorName || t('unnamedVendor')}</span>
        ) : (
          <AppLink
            to={pathTo('restaurantsId', { id: vendorId })}
            className="flex min-h-12 items-center gap-1 hover:underline"
          >
            <span className="min-w-0 truncate">{vendorName}</span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
          </AppLink>
        )}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <CartLineRow line={line} priceBefore={priceBefore(line)} />
          </li>
        ))}
      </ul>
      {vendorId === null ? null : (
        <VendorNotices
          vendorId={vendorId}
          vendorName={vendorName}
          subtotalPaise={paise}
          order={order}
          isPricing={isPricing}
        />
      )}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t border-line">
        {vendorId === null ? null : (
          <AppLink
            to={pathTo('restaurantsId', { id: vendorId })}
            aria-label={t('moreFrom', { vendor: vendorName })}
            className="-ml-2 inline-flex min-h-touch items-center gap-1.5 rounded-md px-2 font-semibold text-action-ink transition-colors hover:bg-surface-sunken"
          >
            <Plus aria-hidden className="size-5" />
            {t('more')}
          </AppLink>
        )}
        {vendorId !== null && isShared ? <GroupEntry vendorId={vendorId} vendorName={vendorName} /> : null}
        {isWhole ? null : (
          <p className="ml-auto font-semibold">
            <span className="sr-only">{t('vendorTotal', { vendor: vendorName })} </span>
            <Price paise={paise} />
          </p>
        )}
      </div>
    </section>
  )
}
