import { useVoiceSettings } from '@angadi/data/voice/voice-settings.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { VOICE_SHEET } from '@angadi/shell/header/sheet-names.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { AudioLines } from 'lucide-react'

/** Whether this device speaks, and the way to change it: on phones the account has no other (Spec §9 Voice). */
export function VoiceRow() {
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
