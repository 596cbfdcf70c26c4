import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'

/** The discounts by code that hold now; nothing where there are none. */
export function TownOffers({ offers }: { readonly offers: RegionPage['offers'] }) {
  const { t } = useTranslation('towns')
  const { money } = useFormats()
  if (offers.length === 0) return null
  return (
    <Section title={t('offers')}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {offers.map(({ code, title, minimum_paise: minimum }) => (
          <li key={code} className="flex flex-col gap-1 rounded-lg bg-accent-soft p-4 text-accent-ink">
            <p className="leading-snug font-semibold">{title}</p>
            <p className="flex flex-wrap gap-x-2 text-sm tabular-nums">
              <span className="font-semibold tracking-wide">{t('code', { code })}</span>
              {minimum > 0 ? <span>{t('from', { minimum: money(minimum) })}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
