import { useOwnBusinessRequest } from '@angadi/data/vendor-console/business-request.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { PhoneCall, Store } from 'lucide-react'
import { RequestBusinessForm } from './request-business-form.tsx'

/** For whoever has no business here: how to be added to one, or to ask for one's own (docs/decisions/0074). */
export default function NoVendor() {
  const { t } = useTranslation(['vendor', 'common'])
  const { dateTime } = useFormats()
  const { data: request, error, isFetching, isPending, refetch } = useOwnBusinessRequest()
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-64" />
      </SkeletonGroup>
    )
  if (error && request === undefined)
    return <LoadFailed title={t('sell.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (request && (request.state === 'new' || request.state === 'contacted'))
    return (
      <EmptyState picture={<PhoneCall aria-hidden />} title={t('sell.sentTitle', { name: request.business })}>
        {t(request.state === 'new' ? 'sell.sentText' : 'sell.calledText', {
          phone: formatPhone(request.phone),
          time: dateTime(request.created_at),
        })}
      </EmptyState>
    )
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-6">
      <EmptyState
        picture={<Store aria-hidden />}
        title={t('shop.none')}
        action={
          <LinkButton render={<AppLink to={pathTo('providerRegister')} />}>{t('shop.noneApply')}</LinkButton>
        }
      >
        {t('shop.noneText')}
      </EmptyState>
      <RequestBusinessForm />
    </div>
  )
}
