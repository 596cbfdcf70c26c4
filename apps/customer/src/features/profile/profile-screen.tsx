import { useProfile } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Identity } from './parts/identity.tsx'
import { PartPanel } from './parts/part-panel.tsx'
import { ProfileMenu } from './parts/profile-menu.tsx'
import { Shortcuts } from './parts/shortcuts.tsx'
import { useProfileParts } from './use-profile-parts.ts'

/**
 * The account as a menu: who one is, the ways one takes most, and a row for each part (Spec §3 User). The parts with a
 * form or a list open over the page on a phone, and beside the menu in a wide window.
 */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  const { data, isPending, isError, isFetching, refetch } = useProfile()
  const parts = useProfileParts()
  return (
    <>
      <AppBar title={t('title')} actions={<PhoneActions />} />
      <Page aboveNav>
        <div className="grid grid-cols-1 items-start md:grid-cols-[20rem_minmax(0,40rem)] md:gap-12">
          <div className="flex flex-col gap-4">
            {isPending ? (
              <SkeletonGroup label={t('loading')}>
                <Skeleton shape="box" className="h-22" />
              </SkeletonGroup>
            ) : null}
            {isError ? <LoadFailed title={t('failed')} busy={isFetching} onRetry={refetch} /> : null}
            {data ? (
              <Identity
                name={data.full_name}
                avatar={data.avatar_url}
                isVerified={data.verified}
                since={data.created_at}
                onEdit={parts.about.open}
              />
            ) : null}
            <Shortcuts />
            <ProfileMenu parts={parts} />
          </div>
          <PartPanel parts={parts} profile={data} />
        </div>
      </Page>
    </>
  )
}
