import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import { useMyHold } from '@angadi/data/bookings/my-hold.ts'
import { HOME_SERVICE } from '@angadi/data/home-services/service-hub.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { VendorLegal } from '@angadi/shell/vendor-legal/vendor-legal.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense } from 'react'
import { chosenOffers, figuresOf } from '../../../shared/booking/chosen-visit.ts'
import { HoldClock } from '../../../shared/booking/hold-clock.tsx'
import { useVisitWords } from '../../../shared/booking/use-visit-words.ts'
import { changeVisit, useVisitDraft } from '../../../shared/booking/visit-draft.ts'
import { Reviews } from '../../../shared/reviews/reviews.tsx'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'
import { useVisitAddress } from '../use-visit-address.ts'
import { OfferedServices } from './offered-services.tsx'
import { WhereRow } from './where-row.tsx'
import { WhoComes } from './who-comes.tsx'

const TimeSheet = lazy(async () => {
  const { TimeSheet: Sheet } = await import('../../../shared/booking/time-sheet.tsx')
  return { default: Sheet }
})
const BookSheet = lazy(async () => {
  const { BookSheet: Sheet } = await import('../../../shared/booking/book-sheet.tsx')
  return { default: Sheet }
})
const AddressSheet = lazy(() => import('./address-sheet.tsx'))

/** A business that comes home: services are chosen, then the address and a time. */
export function VendorView({ vendor }: { readonly vendor: BookablePage }) {
  const { t } = useTranslation('home-services')
  const words = useVisitWords()
  const draft = useVisitDraft(vendor.id)
  const hold = useMyHold(vendor.id).data ?? undefined
  const [timeSheet, bookSheet, addressSheet] = [useSheet('time'), useSheet('book'), useSheet('where')]
  const where = useVisitAddress()
  const offers = chosenOffers(vendor, draft.services)
  const figures = figuresOf(offers)
  const { address } = where
  const toggle = (serviceId: string) => {
    const kept = offers.map(({ chosen }) => chosen)
    changeVisit(vendor.id, {
      startsAt: undefined,
      services: kept.some((one) => one.serviceId === serviceId)
        ? kept.filter((one) => one.serviceId !== serviceId)
        : [...kept, { serviceId, personId: undefined, isTogether: false }],
    })
  }
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-2xl font-bold text-balance md:text-3xl">{vendor.name}</h1>
        {vendor.tagline ? <p className="text-ink-muted">{vendor.tagline}</p> : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <VendorRating rated={vendor} />
          <span className="text-sm text-ink-muted">
            {t('vendor.people', { count: vendor.people.length })}
          </span>
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1fr)_20rem]">
        <OfferedServices
          services={vendor.services}
          chosen={new Set(offers.map(({ service }) => service.id))}
          onToggle={toggle}
        />
        <aside aria-label={t('vendor.about')} className="flex min-w-0 flex-col gap-6">
          <WhereRow where={where} onChange={addressSheet.open} />
          <WhoComes people={vendor.people} />
          <Section title={t('vendor.terms')}>
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {words.terms(vendor.terms).map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </Section>
        </aside>
      </div>
      {offers.length > 0 || hold ? (
        <section
          aria-label={t('vendor.chosen')}
          data-bottom-bar
          className="sticky bottom-0 z-sticky -mx-4 flex flex-col gap-2 border-t border-line bg-surface-raised px-4 pt-2 pb-[calc(var(--spacing-safe-bottom)+0.5rem)] md:mx-0 md:rounded-lg md:border md:p-4"
        >
          {hold ? (
            <>
              <HoldClock holdUntil={hold.holdUntil} offsetMs={hold.offsetMs} />
              <Button size="lg" wide onClick={bookSheet.open}>
                {t('vendor.continue')}
              </Button>
            </>
          ) : (
            <>
              <p aria-live="polite" className="flex flex-wrap justify-between gap-x-3 tabular-nums">
                <span>
                  {t('vendor.count', { count: offers.length })} · {words.length(figures.minutes)}
                </span>
                <span className="font-semibold">{words.price(figures.from, figures.to)}</span>
              </p>
              <Button size="lg" wide onClick={where.isGuest || address ? timeSheet.open : addressSheet.open}>
                {t(where.isGuest || address ? 'vendor.chooseTime' : 'vendor.addAddress')}
              </Button>
            </>
          )}
        </section>
      ) : null}
      <Section title={t('vendor.reviews')}>
        <Reviews subjectId={vendor.id} />
      </Section>
      <VendorLegal vendor={vendor.slug} />
      <Suspense>
        {addressSheet.isOpen ? (
          <AddressSheet
            addresses={where.addresses}
            value={address?.id}
            onPick={(id) => {
              where.choose(id)
              changeVisit(vendor.id, { startsAt: undefined })
              addressSheet.close()
            }}
            onClose={addressSheet.close}
          />
        ) : null}
        {timeSheet.isOpen && offers.length > 0 ? (
          <TimeSheet
            vendor={vendor}
            at={address && { addressId: address.id, lat: address.lat, lng: address.lng }}
            onClose={timeSheet.close}
            onKept={bookSheet.open}
          />
        ) : null}
        {bookSheet.isOpen ? (
          <BookSheet
            vendor={{ ...vendor, address: address?.line ?? null }}
            trade={HOME_SERVICE}
            toPrepare={t('vendor.prepare')}
            onClose={bookSheet.close}
            onChooseAgain={timeSheet.open}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
