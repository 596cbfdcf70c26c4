import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import { useOfferedPackages } from '@angadi/data/packages/offered-packages.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense } from 'react'

const BuyPackageSheet = lazy(() => import('./buy-package-sheet.tsx'))

/** The packages of a salon: what a sitting costs in each against the single price, and buying one. Nothing where it sells none. */
export function PackageOffers({ salon }: { readonly salon: BookablePage }) {
  const { t } = useTranslation('packages')
  const { money } = useFormats()
  const { openId, linkTo, close } = useRecordSheet('package')
  const { data = [] } = useOfferedPackages(salon.id)
  const offers = data.flatMap((offer) => {
    const service = salon.services.find(({ id }) => id === offer.service_id)
    return service ? [{ ...offer, service }] : []
  })
  if (offers.length === 0) return null
  const open = offers.find(({ id }) => id === openId)
  return (
    <Section title={t('offered')}>
      <ul className="divide-y divide-line">
        {offers.map(({ id, name, sittings, price_paise: price, valid_days: days, service }) => {
          const each = Math.round(price / sittings)
          return (
            <li key={id} className="flex flex-wrap items-start gap-3 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <h3 className="font-semibold wrap-anywhere">{name}</h3>
                <p className="tabular-nums">
                  <span className="font-semibold">{money(price)}</span>
                  <span className="text-sm text-ink-muted">
                    {' · '}
                    {t('of', { service: service.name, sittings: t('sittings', { count: sittings }) })}
                  </span>
                </p>
                <p className="text-sm text-ink-muted">
                  {[
                    each < service.price_paise
                      ? t('each', { price: money(each), single: money(service.price_paise) })
                      : t('eachOnly', { price: money(each) }),
                    t('validDays', { count: days }),
                  ].join(' · ')}
                </p>
              </div>
              <LinkButton
                variant="secondary"
                size="sm"
                render={<AppLink to={linkTo(id)} aria-label={t('buy.named', { name })} />}
              >
                {t('buy.action')}
              </LinkButton>
            </li>
          )
        })}
      </ul>
      {open ? (
        <Suspense>
          <BuyPackageSheet key={open.id} offer={open} vendorName={salon.name} onClose={close} />
        </Suspense>
      ) : null}
    </Section>
  )
}
