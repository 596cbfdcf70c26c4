import { type OfferedPackage, useOfferedPackages } from '@angadi/data/packages/offered-packages.ts'
import { useSavePackage } from '@angadi/data/packages/save-package.ts'
import type { BookingSetup } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { EllipsisVertical, Layers, Plus, Power } from 'lucide-react'
import { PackageSheet } from './package-sheet.tsx'

export interface PackagesListProps {
  readonly vendor: MyVendor
  readonly setup: BookingSetup
}

/** The packages that a business sells, each switched on or off; each opens over the list. */
export default function PackagesList({ vendor, setup }: PackagesListProps) {
  const { t } = useTranslation(['salon', 'common'])
  const { openId, linkTo, close } = useRecordSheet('package')
  const { data, error, isFetching, refetch } = useOfferedPackages(vendor.id, true)
  const mayChange = vendor.rights.includes('prices')
  if (!data)
    return error ? (
      <LoadFailed title={t('packages.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-40" />
      </SkeletonGroup>
    )
  const hasServices = setup.services.length > 0
  const add = mayChange && hasServices && (
    <LinkButton icon={<Plus aria-hidden />} render={<AppLink to={linkTo('new')} />}>
      {t('packages.add')}
    </LinkButton>
  )
  const open = data.find(({ id }) => id === openId)
  return (
    <div className="flex flex-col gap-4">
      {data.length === 0 ? (
        <EmptyState picture={<Layers aria-hidden />} title={t('packages.none')} action={add}>
          {t(hasServices ? 'packages.noneText' : 'packages.servicesFirst')}
        </EmptyState>
      ) : (
        <>
          <ul className="rounded-lg border border-line bg-surface-raised px-3">
            {data.map((one) => (
              <PackageRow
                key={one.id}
                one={one}
                service={setup.services.find(({ id }) => id === one.service_id)?.name}
                vendorId={vendor.id}
                to={mayChange ? linkTo(one.id) : undefined}
              />
            ))}
          </ul>
          {add ? <div>{add}</div> : null}
        </>
      )}
      {mayChange && (open || openId === 'new') ? (
        <PackageSheet
          key={openId}
          vendorId={vendor.id}
          stored={open}
          services={setup.services}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

interface PackageRowProps {
  readonly one: OfferedPackage
  readonly service: string | undefined
  readonly vendorId: string
  /** Where it is changed; undefined for whoever may not. */
  readonly to: string | undefined
}

function PackageRow({ one, service, vendorId, to }: PackageRowProps) {
  const { t } = useTranslation('salon')
  const { money } = useFormats()
  const errorText = useErrorText()
  const { mutateAsync: save } = useSavePackage(vendorId)
  const title = one.name
  const note = [
    service,
    t('packages.sittings', { count: one.sittings }),
    money(one.price_paise),
    t('packages.days', { count: one.valid_days }),
  ]
    .filter(Boolean)
    .join(' · ')
  const trail = one.is_active ? undefined : <Badge tone="neutral">{t('packages.off')}</Badge>
  return (
    <li className="flex items-center gap-1 border-b border-line last:border-0">
      <div className="min-w-0 flex-1">
        {to === undefined ? (
          <ListRow title={title} note={note} trail={trail} />
        ) : (
          <ListRow title={title} note={note} trail={trail} render={<AppLink to={to} />} />
        )}
      </div>
      {to === undefined ? null : (
        <Menu
          trigger={
            <IconButton
              label={t('services.more', { name: one.name })}
              icon={<EllipsisVertical aria-hidden />}
            />
          }
          entries={[
            {
              key: 'power',
              label: t(one.is_active ? 'packages.switchOff' : 'packages.switchOn'),
              icon: <Power aria-hidden />,
              onSelect: () => {
                save({ id: one.id, is_active: !one.is_active }).catch((error: unknown) =>
                  notify.problem(errorText(error), { id: one.id }),
                )
              },
            },
          ]}
        />
      )}
    </li>
  )
}
