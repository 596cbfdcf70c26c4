import { useBookableServices } from '@angadi/data/bookings/bookable-services.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ChevronRight } from 'lucide-react'
import { useVisitWords } from '../../shared/booking/use-visit-words.ts'
import { NoMatch } from '../../shared/listing/no-match.tsx'
import { LocatedPage } from '../../shared/location/located-page.tsx'
import { OutOfArea } from '../../shared/location/out-of-area.tsx'
import { salonsFor, useBeautyFilter } from './beauty-filter.ts'
import { servicesBySection } from './sections.ts'
import { BEAUTY } from './trade.ts'

/** What salons nearby offer, by kind and with its span of prices; one leads to who offers it (Spec §2 /beauty-services). */
export default function ServicesScreen() {
  const { t } = useTranslation('beauty')
  const { filter, change } = useBeautyFilter()
  const [text, setText] = useSearchText(filter.query, (query) => change({ query }))
  return (
    <LocatedPage
      title={t('services.title')}
      search={{ label: t('services.search'), clearLabel: t('clear'), value: text, onChange: setText }}
      skeleton={<ServicesSkeleton />}
      noLocation={{ title: t('noPlace.title'), text: t('noPlace.text'), choose: t('noPlace.choose') }}
    >
      {(location) => (
        <ServiceSections location={location} query={filter.query.trim()} onClear={() => setText('')} />
      )}
    </LocatedPage>
  )
}

interface ServiceSectionsProps {
  readonly location: DeliveryLocation
  readonly query: string
  readonly onClear: () => void
}

function ServiceSections({ location, query, onClear }: ServiceSectionsProps) {
  const { t } = useTranslation('beauty')
  const { money, range } = useFormats()
  const words = useVisitWords()
  const { data, error, isFetching, refetch } = useBookableServices(BEAUTY, query, location)
  if (!data)
    return error ? (
      <LoadFailed title={t('services.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <ServicesSkeleton />
    )
  if (data.length === 0)
    return query === '' ? (
      <OutOfArea location={location} />
    ) : (
      <NoMatch title={t('services.noMatch')} clearLabel={t('salons.clear')} onClear={onClear}>
        {t('services.noMatchText')}
      </NoMatch>
    )
  return (
    <div className="flex flex-col gap-8">
      {servicesBySection(data).map(({ section, services, fromPaise }) => (
        <Section
          key={section}
          title={section || t('services.others')}
          action={
            <span className="text-sm text-ink-muted tabular-nums">
              {t('from', { price: money(fromPaise) })}
            </span>
          }
        >
          <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
            {services.map((service) => (
              <li
                key={service.name}
                className="relative flex min-h-14 items-center gap-3 border-b border-line py-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere">
                    <StretchedLink render={<AppLink to={salonsFor(service.name)} />}>
                      {service.name}
                    </StretchedLink>
                  </span>
                  <span className="text-sm text-ink-muted tabular-nums">
                    {service.from_minutes === service.to_minutes
                      ? words.length(service.from_minutes)
                      : t('services.minutes', { range: range(service.from_minutes, service.to_minutes) })}
                    {' · '}
                    {t('services.salons', { count: service.vendors_count })}
                  </span>
                </span>
                <span className="shrink-0 font-semibold tabular-nums">
                  {words.price(service.from_paise, service.to_paise)}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

function ServicesSkeleton() {
  const { t } = useTranslation('beauty')
  return (
    <SkeletonGroup label={t('services.loading')}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-32" />
        {Array.from({ length: 8 }, (_, n) => (
          <Skeleton key={n} className="h-14" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
