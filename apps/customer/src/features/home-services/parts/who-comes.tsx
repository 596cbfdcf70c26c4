import type { OfferedPerson } from '@angadi/data/bookings/bookable-vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'

/** The professionals of a business, each with what customers give them and how many they are. */
export function WhoComes({ people }: { readonly people: readonly OfferedPerson[] }) {
  const { t } = useTranslation('home-services')
  if (people.length === 0) return null
  return (
    <Section title={t('vendor.whoComes')}>
      <ul className="flex flex-col gap-3">
        {people.map((person) => (
          <li key={person.id} className="flex items-center gap-3">
            <Avatar name={person.name} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-medium wrap-anywhere">{person.name}</span>
              <VendorRating rated={person} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
