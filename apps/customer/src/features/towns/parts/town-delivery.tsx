import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'

/** How orders reach people in a town, and in which areas there are shops. */
export function TownDelivery({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  return (
    <Section title={t('delivery', { town: town.name })}>
      <p className="max-w-reading">{town.delivery}</p>
      {town.areas.length === 0 ? null : (
        <>
          <h3 className="mt-2 text-lg font-semibold">{t('areas')}</h3>
          <ul className="flex flex-wrap gap-2">
            {town.areas.map(({ name, vendors }) => (
              <li key={name} className="rounded-full bg-surface-sunken px-3 py-1.5 text-sm">
                {t('area', { area: name, count: vendors })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
