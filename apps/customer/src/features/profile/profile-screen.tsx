import { useProfile } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { NameForm } from './parts/name-form.tsx'
import { OtherDoors } from './parts/other-doors.tsx'
import { Reachability } from './parts/reachability.tsx'
import { SavedAddresses } from './parts/saved-addresses.tsx'
import { SignOut } from './parts/sign-out.tsx'

/** Who one is here: name, number, addresses, the doors of one's other roles, and the way out (Spec §3 profiles). */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  const { data, isPending, isError, isFetching, refetch } = useProfile()
  return (
    <>
      <AppBar title={t('title')} />
      <Page aboveNav>
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
          <div className="flex flex-col gap-8">
            {isPending ? (
              <SkeletonGroup label={t('loading')}>
                <Skeleton shape="box" className="h-20" />
                <Skeleton shape="box" className="mt-4 h-28" />
              </SkeletonGroup>
            ) : null}
            {isError ? <LoadFailed title={t('failed')} busy={isFetching} onRetry={refetch} /> : null}
            {data ? <NameForm key={data.id} name={data.full_name ?? ''} /> : null}
            <Reachability />
          </div>
          <div className="flex flex-col gap-8">
            <SavedAddresses />
            <OtherDoors />
            <SignOut />
          </div>
        </div>
      </Page>
    </>
  )
}
