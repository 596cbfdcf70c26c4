import { useSubscriptionOffer } from '@angadi/data/subscriptions/offer.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Repeat } from 'lucide-react'
import { SubscribeForm } from './subscribe-form.tsx'

export interface SubscribeSheetProps {
  readonly itemId: string
  /** The name as the list shows it, until the terms are loaded. */
  readonly name: string
  readonly onClose: () => void
}

/** Subscribes to an item: how often, how much, from when and where to (field 2.2). */
export default function SubscribeSheet({ itemId, name, onClose }: SubscribeSheetProps) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const { data: offer, isError, error, isFetching, refetch } = useSubscriptionOffer(itemId)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={offer?.name ?? name}
      description={offer ? t('subscribe.from', { vendor: offer.vendor_name }) : undefined}
      closeLabel={t('common:close')}
    >
      {isError && !offer ? (
        <LoadFailed title={t('subscribe.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {offer === undefined && !isError ? (
        <SkeletonGroup label={t('common:loading')}>
          <div className="flex flex-col gap-4">
            <Skeleton shape="box" className="h-24" />
            <Skeleton shape="box" className="h-32" />
          </div>
        </SkeletonGroup>
      ) : null}
      {offer === null ? <Banner tone="warning">{t('subscribe.notOffered')}</Banner> : null}
      {offer?.subscription_id ? (
        <Banner
          icon={<Repeat aria-hidden />}
          action={
            <LinkButton size="sm" variant="soft" render={<AppLink to={pathTo('grocerySubscriptions')} />}>
              {t('subscribe.manage')}
            </LinkButton>
          }
        >
          {t('subscribe.exists')}
        </Banner>
      ) : null}
      {offer && !offer.subscription_id ? <SubscribeForm offer={offer} onDone={onClose} /> : null}
    </DialogSheet>
  )
}
