/** What a check needs to know of an item of an application. */
export interface CheckedItem {
  readonly requirement: string
  readonly number_kind: string | null
  readonly most_pages: number
  readonly state: 'missing' | 'expired' | 'given' | 'sent_back' | 'accepted'
  readonly is_left_out: boolean
  readonly valid_until: string | null
  readonly pages: number
  readonly number: string | null
}

/** What else the server has found out about an application. */
export interface FoundAbout {
  readonly misfit: { readonly requirement: string; readonly with: string } | null
  readonly duplicates: readonly { readonly requirement: string }[]
}

/** A check that was made without a person, and how it ended. */
export interface MachineCheck {
  readonly check:
    | 'digit_right'
    | 'form_right'
    | 'duplicate'
    | 'misfit_pan'
    | 'misfit_address'
    | 'expired'
    | 'expires_soon'
    | 'no_pages'
  readonly outcome: 'fine' | 'look' | 'wrong'
}

/** Numbers whose last place is worked out of the others. */
const WITH_DIGIT: readonly (string | null)[] = ['gstin', 'aadhaar']
/** Numbers whose form alone is known. */
const WITH_FORM: readonly (string | null)[] = ['pan', 'fssai', 'vehicle', 'licence', 'bank']
/** So many days before its last day a document is about to expire: when its owner is first reminded. */
const SOON_DAYS = 30
const DAY_MS = 86_400_000

/**
 * What a machine has checked of an item. Numbers of a wrong form are never handed in, so a number that is there is right
 * as far as its form says.
 *
 * @param today the day in India, as `2026-11-27`
 */
export function machineChecks(item: CheckedItem, found: FoundAbout, today: string): readonly MachineCheck[] {
  if (item.state === 'missing' || item.is_left_out) return []
  const checks: MachineCheck[] = []
  if (found.misfit?.requirement === item.requirement)
    checks.push({ check: found.misfit.with === 'pan' ? 'misfit_pan' : 'misfit_address', outcome: 'wrong' })
  if (found.duplicates.some(({ requirement }) => requirement === item.requirement))
    checks.push({ check: 'duplicate', outcome: 'look' })
  if (item.state === 'expired') checks.push({ check: 'expired', outcome: 'wrong' })
  else if (item.valid_until && (Date.parse(item.valid_until) - Date.parse(today)) / DAY_MS <= SOON_DAYS)
    checks.push({ check: 'expires_soon', outcome: 'look' })
  if (item.most_pages > 0 && item.pages === 0) checks.push({ check: 'no_pages', outcome: 'look' })
  if (item.number && WITH_DIGIT.includes(item.number_kind))
    checks.push({ check: 'digit_right', outcome: 'fine' })
  else if (item.number && WITH_FORM.includes(item.number_kind))
    checks.push({ check: 'form_right', outcome: 'fine' })
  return checks
}
