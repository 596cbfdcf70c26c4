import { Suspense } from 'react'
import { lazy } from '../boundaries/lazy.tsx'
import { useSheet } from '../use-sheet.ts'
import { LANGUAGE_SHEET, NOTIFICATION_SHEET, VOICE_SHEET } from './sheet-names.ts'

const NotificationSheet = lazy(() => import('./notification-sheet.tsx'))
const LanguageSheet = lazy(() => import('./language-sheet.tsx'))
const VoiceSheet = lazy(() => import('../voice/voice-sheet.tsx'))

/** Renders the sheet that a screen's header has opened; loaded only then. */
export function HeaderSheets() {
  const notifications = useSheet(NOTIFICATION_SHEET)
  const language = useSheet(LANGUAGE_SHEET)
  const voice = useSheet(VOICE_SHEET)
  return (
    <Suspense>
      {notifications.isOpen ? <NotificationSheet onClose={notifications.close} /> : null}
      {language.isOpen ? <LanguageSheet onClose={language.close} /> : null}
      {voice.isOpen ? <VoiceSheet onClose={voice.close} /> : null}
    </Suspense>
  )
}
