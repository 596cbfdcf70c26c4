import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { Profile } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { type Sheet, useSheet } from '@angadi/shell/use-sheet.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useIsWide } from '@angadi/ui/dialog-sheet/use-is-wide.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { PROFILE_PARTS, type ProfilePart } from '../use-profile-parts.ts'
import { About } from './about.tsx'
import { Devices } from './devices.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { Suggestions } from './suggestions.tsx'

const AddressEditorSheet = lazy(() => import('../address-editor-sheet.tsx'))

/** The name of the sheet that edits an address. */
const EDITOR_SHEET = 'address'

export interface PartPanelProps {
  readonly parts: Readonly<Record<ProfilePart, Sheet>>
  readonly profile: Profile | undefined
}

/** The part that was chosen: a sheet over the page, or the panel beside the menu, which begins with who one is. */
export function PartPanel({ parts, profile }: PartPanelProps) {
  const { t } = useTranslation(['profile', 'search', 'common'])
  const isWide = useIsWide()
  const editor = useSheet(EDITOR_SHEET)
  const [changing, setChanging] = useState<Address>()
  const chosen = PROFILE_PARTS.find((part) => parts[part].isOpen)
  const edit = (address: Address | undefined) => {
    setChanging(address)
    editor.open()
  }
  const titles: Readonly<Record<ProfilePart, string>> = {
    about: t('about.title'),
    addresses: t('addresses.title'),
    devices: t('devices.title'),
    suggestions: t('search:less.title'),
  }
  const contentOf = (part: ProfilePart): ReactNode => {
    switch (part) {
      case 'about':
        return profile ? <About profile={profile} onSaved={parts.about.close} /> : null
      case 'addresses':
        return <SavedAddresses onEdit={edit} />
      case 'devices':
        return <Devices />
      case 'suggestions':
        return <Suggestions />
    }
  }
  const shown = chosen ?? (editor.isOpen ? 'addresses' : 'about')
  return (
    <>
      {isWide ? (
        <div className="min-w-0">
          <Section title={titles[shown]}>{contentOf(shown)}</Section>
        </div>
      ) : chosen ? (
        <DialogSheet
          open
          onOpenChange={(open) => (open ? undefined : parts[chosen].close())}
          title={titles[chosen]}
          closeLabel={t('common:close')}
        >
          {contentOf(chosen)}
        </DialogSheet>
      ) : null}
      {editor.isOpen ? (
        <Suspense>
          <AddressEditorSheet key={changing?.id ?? 'new'} address={changing} onClose={editor.close} />
        </Suspense>
      ) : null}
    </>
  )
}
