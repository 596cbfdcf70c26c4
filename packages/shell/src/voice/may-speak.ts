import type { VoiceRole } from '@angadi/domain/voice/voices.ts'
import type { App } from '@angadi/routes/route.ts'

/** Conditions for speaking to the user. */
export interface Hearing {
  readonly app: App
  readonly role: VoiceRole
  /** What was chosen on this device; undefined without a choice. */
  readonly wanted: boolean | undefined
  readonly isHidden: boolean
  /** Browsers block audio before a user gesture. */
  readonly wasTouched: boolean
}

/** The apps for work, used with the phone on the counter or in a holder. */
const CONSOLES: readonly App[] = ['vendor', 'delivery', 'admin']

/**
 * Whether an alert is spoken. Consoles speak unless switched off, also while another tab is in
 * front; the customer app speaks only if switched on, and never in a hidden tab.
 */
export function maySpeak({ app, role, wanted, isHidden, wasTouched }: Hearing): boolean {
  const isAtWork = CONSOLES.includes(app) && role !== 'user'
  return wasTouched && (wanted ?? isAtWork) && (isAtWork || !isHidden)
}
