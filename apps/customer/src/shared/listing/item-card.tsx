import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ListedItem } from '@angadi/data/public-pages/cards.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { itemFallback } from '../trade/picture-fallback.tsx'
import { itemPath, publicVendorPath } from '../vendor/vendor-path.ts'
import { InlineDiet } from './inline-diet.tsx'
import { useUnitPrice } from './use-unit-price.ts'

/** An item in a list of a public page: it leads to where it is bought. */
export function ItemCard({ item }: { readonly item: ListedItem }) {
  const { t } = useTranslation(['storefront', 'food'])
  const unitPrice = useUnitPrice()
  const facts = [item.unit, unitPrice(item)].filter(Boolean).join(' · ')
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-lg">
      <Picture
        src={pictureUrl(item.picture)}
        alt=""
        ratio="square"
        fallback={itemFallback(item.vendor_kind)}
        className="w-full"
      />
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="line-clamp-2 leading-snug font-semibold">
          <InlineDiet diet={item.diet} />
          <StretchedLink
            render={<AppLink to={itemPath({ ...item, kind: item.vendor_kind }, publicVendorPath)} />}
          >
            {item.name}
          </StretchedLink>
        </h3>
        <p className="text-sm">
          <Price
            paise={item.price_paise}
            mrp={item.mrp_paise === null ? undefined : { paise: item.mrp_paise, label: t('mrp') }}
            size="md"
          />
        </p>
        {facts ? <p className="text-sm text-ink-muted tabular-nums">{facts}</p> : null}
        <p className="truncate text-sm text-ink-muted">{item.vendor_name}</p>
      </div>
    </article>
  )
}
