import type { VoiceRole } from '@angadi/domain/voice/voices.ts'
import type { App } from '@angadi/routes/route.ts'

/** Where and how somebody may be spoken to. */
export interface Hearing {
  readonly app: App
  readonly role: VoiceRole
  /** What was chosen on this device; undefined without a choice. */
  readonly wanted: boolean | undefined
  readonly isHidden: boolean
  /** Browsers let no page be heard that nobody has touched. */
  readonly wasTouched: boolean
}

/** The apps in which one works, with the phone on the counter or in a holder. */
const CONSOLES: readonly App[] = ['vendor', 'delivery', 'admin']

/**
 * Whether an alert is spoken. Consoles speak to those who work there unless told not to, also while another tab is in
 * front; customers are spoken to only where they have asked for it, and never by a tab that nobody sees.
 */
export function maySpeak({ app, role, wanted, isHidden, wasTouched }: Hearing): boolean {
  const isAtWork = CONSOLES.includes(app) && role !== 'user'
  return wasTouched && (wanted ?? isAtWork) && (isAtWork || !isHidden)
}
