import type { ItemHit } from '@angadi/data/discovery/search-market.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { itemPath } from '../../../shared/search/search-paths.ts'
import { AddToCart } from './add-to-cart.tsx'
import { ResultRow } from './result-row.tsx'
import { useVendorFacts } from './use-vendor-facts.ts'

/** An item that was found: price, who sells it, and what it was taken for. */
export function ItemResult({ hit }: { readonly hit: ItemHit }) {
  const { t } = useTranslation(['search', 'food'])
  const { money } = useFormats()
  const { facts, opens } = useVendorFacts(hit)
  const canBeAdded = hit.is_open && hit.delivers_here !== false && hit.unavailable_reason === null
  return (
    <ResultRow
      picture={hit.picture}
      name={hit.title}
      render={<AppLink to={itemPath(hit)} />}
      mark={hit.diet === null ? null : <VegMark diet={hit.diet} label={t(`food:diet.${hit.diet}`)} />}
      closed={hit.is_open ? undefined : opens}
      lines={[
        <span key="price" className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-base font-semibold text-ink">
            <Price
              paise={hit.price_paise}
              {...(hit.mrp_paise === null
                ? {}
                : { mrp: { paise: hit.mrp_paise, label: t('food:menu.regularPrice') } })}
            />
          </span>
          {[
            hit.unit,
            hit.unit_price
              ? t('unitPrice', { price: money(hit.unit_price.paise), unit: hit.unit_price.per })
              : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>,
        t('soldBy', { vendor: hit.vendor_name }),
        [hit.matched ? t('matches', { word: hit.matched }) : null, ...facts].filter(Boolean).join(' · '),
      ]}
      action={canBeAdded && !hit.has_options ? <AddToCart hit={hit} /> : null}
    />
  )
}
