import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Pack, Product } from '@angadi/data/grocery/product.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { ShoppingBasket } from 'lucide-react'
import { ItemHeart } from '../../../shared/favourites/item-heart.tsx'
import ItemReviews from '../../../shared/reviews/item-reviews.tsx'
import { SubscribeToPacks } from '../../../shared/subscription/subscribe-to-packs.tsx'
import { PackStepper } from './pack-stepper.tsx'

export interface ProductSheetProps {
  readonly product: Product
  readonly store: { readonly id: string; readonly name: string; readonly is_open: boolean }
  readonly onClose: () => void
}

/** A product with all its packs, and what the law and a careful buyer want to know: MRP, origin, shelf life. */
export default function ProductSheet({ product, store, onClose }: ProductSheetProps) {
  const { t } = useTranslation(['grocery', 'common'])
  const { date } = useFormats()
  const labels = usePackLabels()
  const [first] = product.packs
  if (!first) return null
  const pictures = [...new Set([first.picture, ...first.gallery])].filter((path) => path !== null)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={product.name}
      description={first.brand ?? undefined}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-6">
        <ItemHeart
          itemId={first.id}
          name={product.name}
          variant="raised"
          className="absolute! right-5 z-raised mt-2 md:right-6"
        />
        <div className="-mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] md:-mx-6 md:px-6">
          {(pictures.length > 0 ? pictures : [null]).map((path) => (
            <Picture
              key={path}
              src={pictureUrl(path)}
              alt=""
              eager
              ratio="square"
              fallback={<ShoppingBasket aria-hidden />}
              className="w-48"
            />
          ))}
        </div>
        <ul aria-label={t('packsTitle')} className="flex flex-col divide-y divide-line">
          {product.packs.map((pack) => (
            <li key={pack.id}>
              <PackRow pack={pack} store={store} />
            </li>
          ))}
        </ul>
        <SubscribeToPacks
          name={product.name}
          packs={product.packs.map((pack) => ({ id: pack.id, content: labels.content(pack) ?? pack.name }))}
        />
        {first.description ? <p className="text-ink-muted">{first.description}</p> : null}
        <KeyValueList
          entries={[
            ...(first.origin ? [{ key: 'origin', label: t('facts.origin'), value: first.origin }] : []),
            ...(first.shelf_life_days
              ? [
                  {
                    key: 'shelf',
                    label: t('facts.shelfLife'),
                    value: t('facts.days', { count: first.shelf_life_days }),
                  },
                ]
              : []),
            ...(first.best_before
              ? [{ key: 'before', label: t('facts.bestBefore'), value: date(first.best_before) }]
              : []),
            { key: 'storage', label: t('facts.storage'), value: t(`storage.${first.storage}`) },
            { key: 'seller', label: t('facts.seller'), value: store.name },
          ]}
        />
        {first.sold_by === 'weight' ? <p className="text-sm text-ink-muted">{t('weighedNote')}</p> : null}
        <ItemReviews subjectId={product.id} />
      </div>
    </DialogSheet>
  )
}

function PackRow({ pack, store }: { readonly pack: Pack; readonly store: ProductSheetProps['store'] }) {
  const { t } = useTranslation('grocery')
  const labels = usePackLabels()
  const variant = Object.values(pack.variant).join(', ')
  return (
    <div className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {[labels.content(pack), variant].filter(Boolean).join(' · ') || pack.name}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted tabular-nums">
          <Price
            paise={pack.price_paise}
            mrp={pack.mrp_paise === null ? undefined : { paise: pack.mrp_paise, label: t('mrp') }}
            size="md"
          />
          {labels.unitPrice(pack)}
        </p>
        {pack.stock_left !== null && pack.orderable ? (
          <Badge tone="warning">{t('left', { count: pack.stock_left })}</Badge>
        ) : null}
      </div>
      {store.is_open && pack.orderable ? (
        <PackStepper pack={pack} store={store} />
      ) : (
        <p className="shrink-0 text-sm font-semibold text-ink-muted">
          {store.is_open ? t('soldOut') : t('closed')}
        </p>
      )}
    </div>
  )
}
