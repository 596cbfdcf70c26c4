import type { MyPackage } from '@angadi/data/packages/my-packages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { changeVisit } from '../../../shared/booking/visit-draft.ts'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'
import { vendorPage } from '../vendor-page.ts'
import { GiveBack } from './give-back.tsx'

export interface PackageCardProps {
  readonly bought: MyPackage
  /** Whether the way to its order is shown. */
  readonly hasReceipt?: boolean
}

/** A package: what is left of it and until when, booking a sitting, and giving the rest back. */
export function PackageCard({ bought, hasReceipt = false }: PackageCardProps) {
  const { t } = useTranslation('packages')
  const labels = useSlotLabels()
  const go = useNavigateTo()
  const { name, vendor_name: vendor, service_id: serviceId, balance, sittings, used, reserved } = bought
  const isOpen = balance > 0 && !bought.is_closed
  const book = () => {
    if (serviceId === null) return
    changeVisit(bought.vendor_id, {
      services: [{ serviceId, personId: undefined, isTogether: false }],
      startsAt: undefined,
    })
    go(`${vendorPage(bought.trade, bought.vendor_slug)}?sheet=time`)
  }
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4">
      <div>
        <h3 className="text-lg font-semibold wrap-anywhere">{name}</h3>
        <p className="wrap-anywhere">
          {[vendor, bought.service_name === name ? undefined : bought.service_name]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-col gap-1">
        {isOpen ? (
          <p className="text-xl font-bold tabular-nums">{t('mine.balance', { balance, sittings })}</p>
        ) : (
          <Badge tone="neutral">{t(bought.is_closed ? 'mine.closed' : 'mine.over')}</Badge>
        )}
        <p className="text-sm text-ink-muted">
          {[
            used > 0 ? t('mine.used', { count: used }) : undefined,
            reserved > 0 ? t('mine.booked', { count: reserved }) : undefined,
            isOpen ? t('mine.until', { day: labels.day(bought.valid_until) }) : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isOpen && serviceId === null ? (
          <p className="text-warning-ink">{t('mine.gone', { vendor })}</p>
        ) : null}
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {isOpen && serviceId !== null ? (
          <Button aria-label={t('mine.bookAt', { name })} onClick={book}>
            {t('mine.book')}
          </Button>
        ) : null}
        {isOpen ? <GiveBack bought={bought} /> : null}
        {hasReceipt ? (
          <LinkButton
            variant="quiet"
            render={
              <AppLink
                to={pathTo('orderTrackingId', { id: bought.order_id })}
                aria-label={`${t('mine.order')}: ${name}`}
              />
            }
          >
            {t('mine.order')}
          </LinkButton>
        ) : null}
      </div>
    </article>
  )
}
