import type { VendorKind } from '@angadi/data/discovery/vendor-kind.ts'
import { useDiscover } from '@angadi/data/home/discover.ts'
import type { HomeDiscover } from '@angadi/data/home/home-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useState } from 'react'
import { ItemGrid } from '../../../shared/discover/item-grid.tsx'
import { ItemGridSkeleton } from '../../../shared/discover/item-grid-skeleton.tsx'
import { KindTabs } from '../../../shared/discover/kind-tabs.tsx'
import { sellsDishes } from '../../../shared/trade/facts-of.ts'
import { SeeAll } from './see-all.tsx'

/** How many stand there at first, and then with each tap on More; the last is the most (Spec §1: count 48). */
const STEPS = [8, 24, 48] as const

/** The trade that the answer of home has items of. */
const FIRST: VendorKind = 'food'

/** Explore & Discover on home: by trade and quick filter, eight items at first and up to 48 (Spec §1 Home screen). */
export default function Discover({ discover }: { readonly discover: HomeDiscover }) {
  const { t } = useTranslation(['discover', 'common'])
  const at = useDeliveryLocation((state) => state.location)
  const [kind, setKind] = useState(FIRST)
  const [filter, setFilter] = useState(discover.filter ?? undefined)
  const [step, setStep] = useState(0)
  const isFirst = kind === FIRST && filter === (discover.filter ?? undefined) && step === 0
  const { data, isPending, isFetching, error, refetch, ...pages } = useDiscover(
    { kind, sort: 'comprehensive', filter },
    at,
    !isFirst,
  )
  const shown = STEPS[step] ?? STEPS[0]
  const found = isFirst ? discover.items : (data?.pages.flat() ?? [])
  const items = found.slice(0, shown)
  const hasMore =
    step < STEPS.length - 1 && (isFirst ? items.length === shown : found.length > shown || pages.hasNextPage)
  const more = () => {
    const next = step + 1
    setStep(next)
    if (!isFirst && found.length < (STEPS[next] ?? 0) && pages.hasNextPage) void pages.fetchNextPage()
  }
  const choose = (change: () => void) => {
    change()
    setStep(0)
  }
  if (discover.items.length === 0) return null
  return (
    <Section title={t('title')} action={<SeeAll to={pathTo('discover', undefined, { kind })} />}>
      <KindTabs
        kinds={discover.kinds}
        value={kind}
        onChange={(next) =>
          choose(() => {
            setKind(next)
            setFilter(undefined)
          })
        }
      />
      {sellsDishes(kind) ? (
        <ChipRow label={t('filters')}>
          {discover.filters.map(({ key, name }) => (
            <FilterChip
              key={key}
              pressed={key === filter}
              onChange={(pressed) => choose(() => setFilter(pressed ? key : undefined))}
            >
              {name}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      {!isFirst && isPending ? (
        <ItemGridSkeleton count={4} label={t('common:loading')} />
      ) : !isFirst && error && !data ? (
        <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : items.length === 0 ? (
        <p role="status" className="text-ink-muted">
          {t('none')}
        </p>
      ) : (
        <ItemGrid items={items} />
      )}
      {hasMore ? (
        <Button variant="secondary" wide busy={!isFirst && isFetching} onClick={more}>
          {t('more')}
        </Button>
      ) : null}
    </Section>
  )
}
