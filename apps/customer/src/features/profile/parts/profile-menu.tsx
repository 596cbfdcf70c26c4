import { useLanguage } from '@angadi/i18n/language-store.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LANGUAGE_SHEET, VOICE_SHEET } from '@angadi/shell/header/sheet-names.ts'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { type Sheet, useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import {
  AudioLines,
  BriefcaseBusiness,
  Footprints,
  Heart,
  Languages,
  LayoutDashboard,
  LifeBuoy,
  MapPinHouse,
  MonitorSmartphone,
  Sparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { MyReviewsRow } from '../reviews/my-reviews-row.tsx'
import type { ProfilePart } from '../use-profile-parts.ts'
import { OtherConsoles } from './other-consoles.tsx'
import { SignOut } from './sign-out.tsx'
import { YourData } from './your-data.tsx'

/** A row for each part of the account, those one needs most often first. */
export function ProfileMenu({ parts }: { readonly parts: Readonly<Record<ProfilePart, Sheet>> }) {
  const { t } = useTranslation(['profile', 'search'])
  return (
    <div className="flex flex-col gap-6">
      <ul className="divide-y divide-line">
        <PartRow sheet={parts.addresses} icon={<MapPinHouse aria-hidden />} title={t('addresses.title')} />
        <RouteItem name="favourites" icon={<Heart aria-hidden />} />
        <li>
          <MyReviewsRow />
        </li>
        <RouteItem name="help" icon={<LifeBuoy aria-hidden />} />
        <LanguageItem />
        <VoiceItem />
        <PartRow sheet={parts.devices} icon={<MonitorSmartphone aria-hidden />} title={t('devices.title')} />
        <PartRow sheet={parts.suggestions} icon={<Sparkles aria-hidden />} title={t('search:less.title')} />
        <RouteItem name="dashboard" icon={<LayoutDashboard aria-hidden />} />
        <RouteItem name="activity" icon={<Footprints aria-hidden />} />
        <RouteItem name="providerRegister" icon={<BriefcaseBusiness aria-hidden />} />
      </ul>
      <OtherConsoles />
      <YourData />
      <SignOut />
    </div>
  )
}

interface PartRowProps {
  readonly sheet: Sheet
  readonly icon: ReactNode
  readonly title: string
}

/** The row of a part that opens over the page or beside the menu. */
function PartRow({ sheet, icon, title }: PartRowProps) {
  return (
    <li>
      <ListRow
        isDense
        lead={icon}
        title={title}
        render={
          <button type="button" aria-current={sheet.isOpen ? 'true' : undefined} onClick={sheet.open} />
        }
      />
    </li>
  )
}

interface RouteItemProps {
  readonly name: 'activity' | 'dashboard' | 'favourites' | 'help' | 'providerRegister'
  readonly icon: ReactNode
}

function RouteItem({ name, icon }: RouteItemProps) {
  const { title } = useRouteLabels(name)
  return (
    <li>
      <ListRow isDense lead={icon} title={title} render={<AppLink to={pathTo(name)} />} />
    </li>
  )
}

/** The language of the account, with a button to change it. */
function LanguageItem() {
  const { t } = useTranslation('profile')
  const language = useLanguage((state) => state.language)
  const { open } = useSheet(LANGUAGE_SHEET)
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language
  return (
    <li>
      <ListRow
        isDense
        lead={<Languages aria-hidden />}
        title={t('language.title')}
        trail={<span className="text-sm text-ink-muted">{name}</span>}
        render={<button type="button" onClick={open} />}
      />
    </li>
  )
}

/** How this device speaks: phones have no other entry (Spec §9 Voice). */
function VoiceItem() {
  const { t } = useTranslation('voice')
  const { open } = useSheet(VOICE_SHEET)
  return (
    <li>
      <ListRow
        isDense
        lead={<AudioLines aria-hidden />}
        title={t('entry')}
        render={<button type="button" onClick={open} />}
      />
    </li>
  )
}
