import type { BookablePerson } from '@angadi/data/bookings/bookable-people.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { FactLine } from '../../../shared/vendor/fact-line.tsx'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'
import { PERSON_PARAM } from '../person-param.ts'
import { useNextFree } from '../use-next-free.ts'

/** A person who can be booked: what they do, where, when they are free next, and what it costs. */
export function PersonCard({ person }: { readonly person: BookablePerson }) {
  const { t } = useTranslation('beauty')
  const { money, distance } = useFormats()
  const nextFree = useNextFree()
  const others = person.services_count - person.services.length
  return (
    <article className="relative flex h-full gap-3 rounded-lg border border-line bg-surface-raised p-3 transition-colors hover:bg-surface-sunken">
      <Avatar name={person.name} size="lg" />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg font-semibold wrap-anywhere">
          <StretchedLink
            render={
              <AppLink
                to={pathTo('salonSalonId', { salonId: person.vendor_slug }, { [PERSON_PARAM]: person.id })}
              />
            }
          >
            {person.name}
          </StretchedLink>
        </h3>
        <p>
          <VendorRating rated={{ rating: person.own_rating, ratings_count: person.own_ratings_count }} />
        </p>
        <p className="text-sm wrap-anywhere">{t('people.at', { salon: person.vendor_name })}</p>
        <p className="line-clamp-2 text-sm text-ink-muted">
          {person.services.join(' · ')}
          {others > 0 ? ` · ${t('people.more', { count: others })}` : ''}
        </p>
        <FactLine
          className="mt-1"
          facts={[
            <span key="free" className={person.next_free_at ? 'font-medium text-success-ink' : ''}>
              {nextFree(person.next_free_at)}
            </span>,
            t('from', { price: money(person.from_paise) }),
            distance(person.distance_m),
          ]}
        />
      </div>
    </article>
  )
}
