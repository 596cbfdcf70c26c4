import { signInPath } from '@angadi/auth/origin.ts'
import { useBookingQuote } from '@angadi/data/bookings/booking-quote.ts'
import type { OfferedPackage } from '@angadi/data/packages/offered-packages.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PACKAGES_VIEW, VIEW_PARAM } from '../../../shared/booking/my-bookings-views.ts'
import { PayQuote } from '../../../shared/booking/pay-quote.tsx'
import { BEAUTY } from '../trade.ts'

export interface BuyPackageSheetProps {
  readonly offer: OfferedPackage
  readonly vendorName: string
  readonly onClose: () => void
}

/** Buys a package: what it is good for, its price, how it is paid; then where it is found. */
export default function BuyPackageSheet({ offer, vendorName, onClose }: BuyPackageSheetProps) {
  const { t } = useTranslation(['packages', 'common'])
  const { pathname, search } = useLocation()
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const [isBought, setBought] = useState(false)
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(isBought ? 'buy.done' : 'buy.title')}
      description={`${offer.name} · ${vendorName}`}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4">
        {isBought ? (
          <>
            <p role="status" className="flex items-center gap-3">
              <CircleCheck aria-hidden className="size-7 shrink-0 text-success-ink" />
              {t('buy.doneText')}
            </p>
            <LinkButton
              size="lg"
              wide
              render={<AppLink to={pathTo('myBookings', undefined, { [VIEW_PARAM]: PACKAGES_VIEW })} />}
            >
              {t('buy.see')}
            </LinkButton>
          </>
        ) : (
          <>
            <p>{t('buy.text')}</p>
            {isGuest ? (
              <LinkButton size="lg" wide render={<AppLink to={signInPath(`${pathname}${search}`)} />}>
                {t('buy.signIn')}
              </LinkButton>
            ) : (
              <Price offer={offer} onBought={() => setBought(true)} />
            )}
          </>
        )}
      </div>
    </DialogSheet>
  )
}

interface PriceProps {
  readonly offer: OfferedPackage
  readonly onBought: () => void
}

function Price({ offer, onBought }: PriceProps) {
  const { t } = useTranslation('packages')
  const { money } = useFormats()
  const quote = useBookingQuote({ trade: BEAUTY, packageId: offer.id, instructions: '' })
  if (!quote.data)
    return quote.error ? (
      <LoadFailed
        title={t('buy.priceFailed')}
        error={quote.error}
        busy={quote.isFetching}
        onRetry={quote.refetch}
      />
    ) : (
      <SkeletonGroup label={t('buy.loading')}>
        <Skeleton shape="box" className="h-28" />
      </SkeletonGroup>
    )
  return (
    <PayQuote
      quote={quote.data}
      isPricing={quote.isFetching}
      words={{
        pay: (amount) => t('buy.pay', { amount }),
        payOnline: (amount) => t('buy.payOnline', { amount }),
        nothing: t('buy.action'),
      }}
      cash={{ title: t('buy.noCash'), note: '', refused: t('buy.noCash') }}
      note={`${t('eachOnly', { price: money(Math.round(offer.price_paise / offer.sittings)) })} · ${t('validDays', { count: offer.valid_days })}`}
      onPlaced={onBought}
    />
  )
}
