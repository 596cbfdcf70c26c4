import { LanguageButton } from './language-button.tsx'
import { NotificationBell } from './notification-bell.tsx'

/** Language and bell in the head of a screen on phones; wider screens have both in the bar above (Spec §1 Header selector). */
export function PhoneActions() {
  return (
    <span className="contents md:hidden">
      <LanguageButton />
      <NotificationBell />
    </span>
  )
}
