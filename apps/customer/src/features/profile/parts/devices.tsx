import { useDevices } from '@angadi/data/account/devices.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { DeviceRow } from './device-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** The devices on which the account is signed in: each can be signed out, or all at once. */
export function Devices() {
  const { t } = useTranslation('profile')
  const { data, isPending, isError, isFetching, refetch } = useDevices()
  return (
    <div className="flex flex-col gap-3">
      {isPending ? (
        <SkeletonGroup label={t('devices.loading')}>
          <Skeleton shape="box" className="h-16" />
        </SkeletonGroup>
      ) : null}
      {isError ? <LoadFailed title={t('devices.failed')} busy={isFetching} onRetry={refetch} /> : null}
      {data ? (
        <>
          <ul className="divide-y divide-line">
            {data.map((device) => (
              <li key={device.id}>
                <DeviceRow device={device} />
              </li>
            ))}
          </ul>
          <SignOutEverywhere count={data.length} />
        </>
      ) : null}
    </div>
  )
}
