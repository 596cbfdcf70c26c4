import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { MenuEntry } from '@angadi/ui/menu/menu-entry.ts'
import { AudioLines, Globe, RefreshCw } from 'lucide-react'
import { useRefresh } from '../gestures/use-refresh.ts'
import { useSheet } from '../use-sheet.ts'
import { LANGUAGE_SHEET, VOICE_SHEET } from './sheet-names.ts'

/** What one does with the screen and the device, in every account menu: refresh, language, spoken alerts. */
export function useDeviceEntries(): readonly MenuEntry[] {
  // The words come while the menu is still closed.
  const { t } = useTranslation(['header', 'shell', 'voice'], { useSuspense: false })
  const refresh = useRefresh()
  const language = useSheet(LANGUAGE_SHEET)
  const voice = useSheet(VOICE_SHEET)
  return [
    {
      key: 'refresh',
      label: t('header:refresh'),
      icon: <RefreshCw aria-hidden />,
      onSelect: () => void refresh(),
    },
    { key: 'language', label: t('shell:language'), icon: <Globe aria-hidden />, onSelect: language.open },
    { key: 'voice', label: t('voice:entry'), icon: <AudioLines aria-hidden />, onSelect: voice.open },
  ]
}
