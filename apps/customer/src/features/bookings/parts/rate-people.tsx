import type { Booking } from '@angadi/data/my-bookings/booking-of.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { Star } from 'lucide-react'
import { Suspense } from 'react'
import { EMPTY_DRAFT } from '../../../shared/reviews/review-draft.ts'

const EditReviewSheet = lazy(() => import('../../../shared/reviews/edit-review-sheet.tsx'))

type Person = NonNullable<Booking['people_to_rate']>[number]

export interface RatePeopleProps {
  readonly orderId: string
  readonly people: readonly Person[]
}

/** Who came, each to be rated once, with the stars that the customer gave (Spec §5 Ratings). */
export function RatePeople({ orderId, people }: RatePeopleProps) {
  const { t } = useTranslation('bookings')
  return (
    <Card>
      <Section title={t('people.title')}>
        <ul className="flex flex-col gap-3">
          {people.map((person) => (
            <PersonRow key={person.id} orderId={orderId} person={person} />
          ))}
        </ul>
      </Section>
    </Card>
  )
}

function PersonRow({ orderId, person }: { readonly orderId: string; readonly person: Person }) {
  const { t } = useTranslation(['bookings', 'reviews'])
  const { isOpen, open, close } = useSheet(`rate-${person.id}`)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Avatar name={person.name} />
      <span className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere">{person.name}</span>
      {person.stars === null ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Star aria-hidden />}
          aria-label={t('people.rateName', { name: person.name })}
          onClick={open}
        >
          {t('people.rate')}
        </Button>
      ) : (
        <RatingBadge rating={person.stars} label={t('reviews:stars', { stars: person.stars })} />
      )}
      {isOpen && person.stars === null ? (
        <Suspense>
          <EditReviewSheet
            name={person.name}
            orderId={orderId}
            personId={person.id}
            initial={EMPTY_DRAFT}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </li>
  )
}
