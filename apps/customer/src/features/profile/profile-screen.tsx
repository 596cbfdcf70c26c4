import { useProfile } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { AboutForm } from './parts/about-form.tsx'
import { Devices } from './parts/devices.tsx'
import { Identity } from './parts/identity.tsx'
import { LanguageRow } from './parts/language-row.tsx'
import { OtherConsoles } from './parts/other-consoles.tsx'
import { Reachability } from './parts/reachability.tsx'
import { SavedAddresses } from './parts/saved-addresses.tsx'
import { SignOut } from './parts/sign-out.tsx'
import { VoiceRow } from './parts/voice-row.tsx'
import { YourData } from './parts/your-data.tsx'

/** One's account: who one is, where one lives, in which language, on which devices, and the ways out (Spec §3 User). */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  const { data, isPending, isError, isFetching, refetch } = useProfile()
  return (
    <>
      <AppBar title={t('title')} actions={<PhoneActions />} />
      <Page aboveNav>
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
          <div className="flex flex-col gap-8">
            {isPending ? (
              <SkeletonGroup label={t('loading')}>
                <Skeleton shape="circle" className="size-24" />
                <Skeleton shape="box" className="mt-6 h-72" />
              </SkeletonGroup>
            ) : null}
            {isError ? <LoadFailed title={t('failed')} busy={isFetching} onRetry={refetch} /> : null}
            {data ? (
              <>
                <Identity
                  name={data.full_name}
                  avatar={data.avatar_url}
                  isVerified={data.verified}
                  since={data.created_at}
                />
                <AboutForm
                  key={data.id}
                  about={{
                    full_name: data.full_name ?? '',
                    address: data.address ?? '',
                    city: data.city ?? '',
                  }}
                />
              </>
            ) : null}
            <Reachability />
          </div>
          <div className="flex flex-col gap-8">
            <SavedAddresses />
            <div className="divide-y divide-line">
              <LanguageRow />
              <VoiceRow />
            </div>
            <OtherConsoles />
            <Devices />
            <YourData />
            <SignOut />
          </div>
        </div>
      </Page>
    </>
  )
}
