import type { Storefront } from '@angadi/data/public-pages/storefront.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { VendorLegal } from '@angadi/shell/vendor-legal/vendor-legal.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { ExternalLink, MapPin } from 'lucide-react'
import { factsOf } from '../../../shared/trade/facts-of.ts'

/** Monday first, as usual in India. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** The address, opening hours, holidays and terms of a vendor. */
export function StorefrontFacts({ vendor }: { readonly vendor: Storefront }) {
  const { t } = useTranslation('storefront')
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-10">
      <div className="flex flex-col gap-8">
        <Section title={t('address')}>
          <p className="flex gap-2">
            <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-ink-muted" />
            {vendor.address}
          </p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${vendor.lat}&mlon=${vendor.lng}#map=17/${vendor.lat}/${vendor.lng}`}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-touch items-center gap-2 self-start font-semibold text-action-ink hover:underline"
          >
            <ExternalLink aria-hidden className="size-5" />
            {t('map')}
          </a>
        </Section>
        <Policies vendor={vendor} />
      </div>
      <div className="flex flex-col gap-8">
        <Hours vendor={vendor} />
        <VendorLegal vendor={vendor.id} />
      </div>
    </div>
  )
}

function Policies({ vendor: { policies, kind } }: { readonly vendor: Storefront }) {
  const { t } = useTranslation('storefront')
  const { money, distance } = useFormats()
  const { min_order_paise: minimum, packaging_paise: packaging, return_days: returns } = policies
  const lines = [
    ...(minimum > 0 ? [t('policy.minimum', { amount: money(minimum) })] : []),
    ...(packaging > 0 ? [t('policy.packaging', { amount: money(packaging) })] : []),
    t('policy.ready', { minutes: policies.prep_minutes }),
    ...(factsOf(kind).isShipped
      ? []
      : [t('policy.radius', { distance: distance(policies.delivery_radius_m) })]),
    returns === null || returns.most === 0
      ? t('policy.noReturns')
      : t('policy.returns', { days: returns.most }),
    ...(policies.fssai_number === null ? [] : [t('policy.fssai', { number: policies.fssai_number })]),
  ]
  return (
    <Section title={t('policies')}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  )
}

function Hours({ vendor: { hours, holidays } }: { readonly vendor: Storefront }) {
  const { t } = useTranslation(['storefront', 'food'])
  const { time, day } = useFormats()
  return (
    <Section title={t('hours')}>
      <dl className="flex flex-col gap-1.5">
        {WEEK.map((weekday) => {
          const shifts = hours.filter((shift) => shift.weekday === weekday)
          return (
            <div key={weekday} className="flex justify-between gap-4">
              <dt className="text-ink-muted">{t(`food:weekday.${weekday}`)}</dt>
              <dd className="text-right tabular-nums">
                {shifts.length === 0 ? t('closedDay') : null}
                {shifts.map(({ opens, closes }) => (
                  <span key={opens} className="block">
                    {opens === closes
                      ? t('allDay')
                      : `${time(clockTime(opens))} – ${time(clockTime(closes))}`}
                  </span>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
      {holidays.length === 0 ? null : (
        <p>
          <span className="text-ink-muted">{t('holidays')}: </span>
          {/* Noon in India is the same day wherever the device's clock is set by. */}
          {holidays.map((one) => day(`${one}T12:00:00+05:30`)).join(', ')}
        </p>
      )}
    </Section>
  )
}
