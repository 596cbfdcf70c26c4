import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import { useMyHold } from '@angadi/data/bookings/my-hold.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { VendorLegal } from '@angadi/shell/vendor-legal/vendor-legal.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CalendarX } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chosenOffers, figuresOf } from '../../../shared/booking/chosen-visit.ts'
import { useVisitWords } from '../../../shared/booking/use-visit-words.ts'
import { changeVisit, useVisitDraft } from '../../../shared/booking/visit-draft.ts'
import { Reviews } from '../../../shared/reviews/reviews.tsx'
import { PERSON_PARAM } from '../person-param.ts'
import { BEAUTY } from '../trade.ts'
import { PackageOffers } from './package-offers.tsx'
import { SalonHead } from './salon-head.tsx'
import { ServiceList } from './service-list.tsx'
import { VisitBar } from './visit-bar.tsx'

const TimeSheet = lazy(async () => {
  const { TimeSheet: Sheet } = await import('../../../shared/booking/time-sheet.tsx')
  return { default: Sheet }
})
const BookSheet = lazy(async () => {
  const { BookSheet: Sheet } = await import('../../../shared/booking/book-sheet.tsx')
  return { default: Sheet }
})

/** As many services as one visit can have. */
const MOST_SERVICES = 8

/** A salon: what it offers, who is there, by which terms; several services are chosen, then a time. */
export function SalonView({ salon }: { readonly salon: BookablePage }) {
  const { t } = useTranslation('beauty')
  const words = useVisitWords()
  const [params] = useSearchParams()
  const draft = useVisitDraft(salon.id)
  const hold = useMyHold(salon.id).data ?? undefined
  const timeSheet = useSheet('time')
  const bookSheet = useSheet('book')
  const offers = chosenOffers(salon, draft.services)
  const wanted = salon.people.find(({ id }) => id === params.get(PERSON_PARAM))
  const services = wanted
    ? salon.services.filter(({ resources }) => resources.some(({ id }) => id === wanted.id))
    : salon.services
  const toggle = (serviceId: string) => {
    const kept = offers.map(({ chosen }) => chosen)
    changeVisit(salon.id, {
      startsAt: undefined,
      services: kept.some((one) => one.serviceId === serviceId)
        ? kept.filter((one) => one.serviceId !== serviceId)
        : [...kept, { serviceId, personId: wanted?.id, isTogether: false }],
    })
  }
  const figures = figuresOf(offers)
  return (
    <div className="flex flex-col gap-6">
      <SalonHead salon={salon} />
      {services.length === 0 ? (
        <EmptyState picture={<CalendarX aria-hidden />} title={t('salon.nothing')}>
          {t('salon.nothingText')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            {wanted ? (
              <p className="rounded-md bg-action-soft px-3 py-2 text-action-ink">
                {t('salon.wanted', { name: wanted.name })}
              </p>
            ) : null}
            <ServiceList
              services={services}
              chosen={new Set(offers.map(({ service }) => service.id))}
              isFull={offers.length >= MOST_SERVICES}
              onToggle={toggle}
            />
            <PackageOffers salon={salon} />
          </div>
          <aside
            aria-label={t('salon.about')}
            className="flex min-w-0 flex-col gap-7 md:sticky md:top-[calc(var(--spacing-bar)+1.5rem)]"
          >
            <div className="max-md:hidden">
              <VisitBar
                {...figures}
                count={offers.length}
                hold={hold}
                onChooseTime={timeSheet.open}
                onContinue={bookSheet.open}
              />
            </div>
            <Section title={t('salon.terms')}>
              <ul className="flex list-disc flex-col gap-1 pl-5">
                {words.terms(salon.terms).map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
            </Section>
          </aside>
        </div>
      )}
      <Section title={t('salon.reviews')}>
        <Reviews subjectId={salon.id} />
      </Section>
      <VendorLegal vendor={salon.slug} />
      <div className="contents md:hidden">
        <VisitBar
          {...figures}
          count={offers.length}
          hold={hold}
          onChooseTime={timeSheet.open}
          onContinue={bookSheet.open}
        />
      </div>
      <Suspense>
        {timeSheet.isOpen && offers.length > 0 ? (
          <TimeSheet vendor={salon} onClose={timeSheet.close} onKept={bookSheet.open} />
        ) : null}
        {bookSheet.isOpen ? (
          <BookSheet
            vendor={salon}
            trade={BEAUTY}
            toPrepare={t('salon.prepare')}
            onClose={bookSheet.close}
            onChooseAgain={timeSheet.open}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
