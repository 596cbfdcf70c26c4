import { useFacets } from '@angadi/data/shopping/products.ts'
import { facetToken, priceRanges, toggleFacet } from '@angadi/domain/shopping/facets.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { ReactNode } from 'react'
import { asked, RATINGS, type ShoppingFilter } from '../product-filter.ts'

export interface FilterPanelProps {
  readonly filter: ShoppingFilter
  readonly onChange: (part: Partial<ShoppingFilter>) => void
}

/** By what the products of a department can be narrowed: prices, ratings, brands, variants, specifications. */
export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const { t } = useTranslation(['shopping', 'common'])
  const { money, number } = useFormats()
  const { data, isPending } = useFacets(asked(filter))
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-80" />
      </SkeletonGroup>
    )
  const ranges = data ? priceRanges(data.price.least ?? 0, data.price.most ?? 0) : []
  return (
    <div className="flex flex-col gap-6">
      {ranges.length > 0 ? (
        <Group title={t('filter.price')}>
          {ranges.map(({ from, to }) => {
            const isChosen = from === filter.priceFrom && to === filter.priceTo
            return (
              <Checkbox
                key={`${from}-${to}`}
                label={
                  from === undefined
                    ? t('filter.under', { price: money(to ?? 0) })
                    : to === undefined
                      ? t('filter.over', { price: money(from) })
                      : t('filter.between', { from: money(from), to: money(to) })
                }
                checked={isChosen}
                onChange={() =>
                  onChange({ priceFrom: isChosen ? undefined : from, priceTo: isChosen ? undefined : to })
                }
              />
            )
          })}
        </Group>
      ) : null}
      <Group title={t('filter.rating')}>
        {RATINGS.map((rating) => (
          <Checkbox
            key={rating}
            label={t('filter.ratedFrom', { rating: number(rating) })}
            checked={filter.minRating === rating}
            onChange={() => onChange({ minRating: filter.minRating === rating ? undefined : rating })}
          />
        ))}
      </Group>
      {data?.facets.map(({ name, values }) => (
        <Group key={name} title={name === 'Brand' ? t('filter.brand') : name}>
          {values.map(({ value, count }) => {
            const token = facetToken(name, value)
            return (
              <Checkbox
                key={value}
                label={value}
                trail={number(count)}
                checked={filter.facets.includes(token)}
                onChange={() => onChange({ facets: toggleFacet(filter.facets, token) })}
              />
            )
          })}
        </Group>
      ))}
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-base font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
