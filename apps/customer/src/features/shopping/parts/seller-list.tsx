import type { Offer } from '@angadi/data/shopping/product.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { useId, useState } from 'react'

/** How many sellers are shown at first. */
const FIRST = 3

export interface SellerListProps {
  /** The offers of one variant, one a seller. */
  readonly sellers: readonly Offer[]
  /** The id of the seller whose offer is shown. */
  readonly chosen: string
  readonly onChoose: (sellerId: string) => void
}

/** Who sells a product, for how much and when it arrives: one of them is chosen. */
export function SellerList({ sellers, chosen, onChoose }: SellerListProps) {
  const { t } = useTranslation('shopping')
  const { day, money } = useFormats()
  const name = useId()
  const [isWhole, setWhole] = useState(false)
  if (sellers.length < 2) return null
  const shown = sellers.filter(({ seller }, index) => isWhole || index < FIRST || seller.id === chosen)
  return (
    <Section title={t('sellers.title', { count: sellers.length })}>
      <fieldset className="flex min-w-0 flex-col divide-y divide-line rounded-lg border border-line">
        <legend className="sr-only">{t('sellers.choose')}</legend>
        {shown.map(({ item_id, seller, price_paise, shipping_paise, arrives_to, orderable }) => (
          <label
            key={item_id}
            className="flex min-h-16 items-center gap-3 p-3 has-checked:bg-action-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={seller.id === chosen}
              disabled={!orderable}
              onChange={() => onChoose(seller.id)}
              className="size-5 shrink-0 accent-action"
            />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="flex flex-wrap items-center gap-x-2 font-medium">
                {t('sellers.in', { name: seller.name, town: seller.town })}
                {!isRatingTold(seller) ? null : (
                  <RatingBadge
                    rating={seller.rating}
                    label={t('sellers.rated', { rating: seller.rating, count: seller.ratings_count })}
                  />
                )}
              </span>
              <span className="text-sm text-ink-muted">
                {orderable
                  ? [
                      ...(arrives_to ? [t('sellers.by', { day: day(arrives_to) })] : []),
                      ...(shipping_paise === null
                        ? []
                        : [
                            shipping_paise === 0
                              ? t('arrival.free')
                              : t('sellers.shipping', { price: money(shipping_paise) }),
                          ]),
                    ].join(' · ')
                  : t('soldOut')}
              </span>
            </span>
            <Price size="md" paise={price_paise} />
          </label>
        ))}
      </fieldset>
      {shown.length < sellers.length ? (
        <Button variant="quiet" size="sm" className="-ml-3 self-start" onClick={() => setWhole(true)}>
          {t('sellers.all', { count: sellers.length })}
        </Button>
      ) : null}
    </Section>
  )
}
