import { pictureUrl } from '@angadi/data/client/config.ts'
import { useKeepWish, type Wish } from '@angadi/data/shopping/wishlist.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ShoppingBag } from 'lucide-react'
import { CardAdd } from '../../../shared/item/card-add.tsx'
import { pictureFit } from '../picture-fit.ts'

/** A saved item: its price now, whether it is there, and the way into the cart. */
export function WishRow({ wish }: { readonly wish: Wish }) {
  const { t } = useTranslation('shopping')
  const { money } = useFormats()
  const errorText = useErrorText()
  const { mutate, isPending } = useKeepWish()
  const { item_id: itemId, name, variant, saved_paise: saved, price_paise: paise, orderable } = wish
  const isCheaper = saved !== null && paise < saved
  const path = pathTo('shoppingProductProductId', { productId: itemId })
  return (
    <article className="flex gap-4">
      <Picture
        src={pictureUrl(wish.picture)}
        alt=""
        ratio="square"
        fit={pictureFit(wish.picture)}
        rounded="md"
        fallback={<ShoppingBag aria-hidden />}
        className="w-24 max-w-1/4 self-start"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="line-clamp-2 text-base font-semibold">
          <AppLink to={path}>{name}</AppLink>
        </h2>
        <p className="text-sm text-ink-muted">{[...Object.values(variant), wish.vendor_name].join(' · ')}</p>
        <Price
          size="md"
          paise={paise}
          mrp={wish.mrp_paise === null ? undefined : { paise: wish.mrp_paise, label: t('mrp') }}
        />
        {isCheaper ? (
          <p className="text-sm font-medium text-success-ink">
            {t('wishlist.cheaper', { saving: money(saved - paise) })}
          </p>
        ) : null}
        {orderable ? null : <p className="text-sm font-medium text-danger-ink">{t('wishlist.soldOut')}</p>}
        <div className="-ml-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Button
            variant="dangerQuiet"
            size="sm"
            busy={isPending}
            aria-label={`${t('wishlist.remove')}: ${name}`}
            onClick={() =>
              mutate(
                { itemId, keep: false },
                {
                  onError: (error) =>
                    notify.problem(t('wishlist.failedKeep'), { description: errorText(error) }),
                },
              )
            }
          >
            {t('wishlist.remove')}
          </Button>
          <CardAdd
            item={{
              ...wish,
              id: itemId,
              original_name: name,
              diet: null,
              has_options: false,
              is_open: orderable,
            }}
            choosePath={path}
          />
        </div>
      </div>
    </article>
  )
}
