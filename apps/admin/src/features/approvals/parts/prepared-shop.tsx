import { useShopSetup } from '@angadi/data/applications/shop-setup.ts'
import { type PreparedKind, preparedKey } from '@angadi/domain/applications/shop-setup.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useState } from 'react'

/** Items that are shown at first. */
const SHOWN = 12

export interface PreparedShopProps {
  readonly applicationId: string
  readonly sells: PreparedKind
}

/** What the applicant prepares to sell: to read, for whoever reviews the application. */
export function PreparedShop({ applicationId, sells }: PreparedShopProps) {
  const { t } = useTranslation(['approvals', 'shop-setup', 'common'])
  const { money } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const { data: setup, error, isFetching, refetch } = useShopSetup(applicationId)
  const days = new Set(setup?.hours.map(({ weekday }) => weekday)).size
  const items = setup?.items ?? []
  return (
    <Section title={t('shop.title')}>
      {setup ? (
        <>
          <p className="text-ink-muted">
            {[
              days > 0 ? t('shop-setup:list.days', { count: days }) : t('shop.noHours'),
              items.length > 0 ? t(`shop-setup:list.${sells}`, { count: items.length }) : t('shop.noItems'),
            ].join(' · ')}
          </p>
          {items.length > 0 ? (
            <ul className="rounded-lg border border-line bg-surface-raised px-4">
              {items.slice(0, isWhole ? undefined : SHOWN).map((item, at) => (
                <li
                  key={`${preparedKey(item)} ${at}`}
                  className="flex flex-wrap gap-x-3 border-b border-line py-2 last:border-0"
                >
                  <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                    {item.name}
                    <span className="block text-sm text-ink-muted empty:hidden">
                      {[
                        item.section,
                        item.diet ? t(`shop-setup:diet.${item.diet}`) : undefined,
                        item.unit,
                        item.minutes?.[0] === undefined
                          ? undefined
                          : t('shop-setup:minutes', { count: item.minutes[0] }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <span className="tabular-nums">{money(item.price_paise)}</span>
                </li>
              ))}
            </ul>
          ) : null}
          {items.length > SHOWN && !isWhole ? (
            <div>
              <Button variant="secondary" onClick={() => setWhole(true)}>
                {t('shop.all', { count: items.length })}
              </Button>
            </div>
          ) : null}
        </>
      ) : error ? (
        <LoadFailed title={t('shop.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-24" />
        </SkeletonGroup>
      )}
    </Section>
  )
}
