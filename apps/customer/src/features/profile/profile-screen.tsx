import { useProfile } from '@angadi/data/profile/profile.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useVoiceSettings } from '@angadi/data/voice/voice-settings.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LANGUAGE_SHEET, VOICE_SHEET } from '@angadi/shell/header/sheet-names.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { AudioLines, Footprints, Languages, LayoutDashboard, LifeBuoy } from 'lucide-react'
import { RouteRow } from '../../shared/route-row/route-row.tsx'
import { AboutForm } from './parts/about-form.tsx'
import { Devices } from './parts/devices.tsx'
import { Identity } from './parts/identity.tsx'
import { OtherConsoles } from './parts/other-consoles.tsx'
import { SavedAddresses } from './parts/saved-addresses.tsx'
import { SignOut } from './parts/sign-out.tsx'
import { Suggestions } from './parts/suggestions.tsx'
import { YourData } from './parts/your-data.tsx'
import { MyReviewsRow } from './reviews/my-reviews-row.tsx'

/** The account: profile, addresses, language, devices, sign-out and deletion (Spec §3 User). */
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
              <RouteRow name="dashboard" icon={<LayoutDashboard aria-hidden />} />
              <RouteRow name="activity" icon={<Footprints aria-hidden />} />
              <MyReviewsRow />
              <HelpRow />
              <LanguageRow />
              <VoiceRow />
            </div>
            <OtherConsoles />
            <Devices />
            <Suggestions />
            <YourData />
            <SignOut />
          </div>
        </div>
      </Page>
    </>
  )
}

/** The way to help and support. */
function HelpRow() {
  const { t } = useTranslation('help')
  return (
    <ListRow
      lead={<LifeBuoy aria-hidden />}
      title={t('title')}
      note={t('lead')}
      render={<AppLink to={pathTo('help')} />}
    />
  )
}

/** The language of the account, with a button to change it. */
function LanguageRow() {
  const { t } = useTranslation('profile')
  const language = useLanguage((state) => state.language)
  const { open } = useSheet(LANGUAGE_SHEET)
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language
  return (
    <ListRow
      lead={<Languages aria-hidden />}
      title={t('language.title')}
      note={t('language.now', { name })}
      render={<button type="button" onClick={open} />}
    />
  )
}

/** Phone number and e-mail address, which also sign the user in. */
function Reachability() {
  const { t } = useTranslation('profile')
  const { phone, email } = useSession()
  const entries = [
    ...(phone ? [{ key: 'phone', label: t('phone'), value: formatPhone(phone) }] : []),
    ...(email ? [{ key: 'email', label: t('email'), value: email }] : []),
  ]
  if (entries.length === 0) return null
  return (
    <Card padded={false} className="px-4 py-1 md:px-5">
      <KeyValueList entries={entries} />
    </Card>
  )
}

/** Whether voice is on for this device, with a button to change it: phones have no other entry (Spec §9 Voice). */
function VoiceRow() {
  const { t } = useTranslation('voice')
  const wanted = useVoiceSettings((settings) => settings.wanted)
  const { open } = useSheet(VOICE_SHEET)
  return (
    <ListRow
      lead={<AudioLines aria-hidden />}
      title={t('entry')}
      note={wanted ? t('on') : t('off')}
      render={<button type="button" onClick={open} />}
    />
  )
}
