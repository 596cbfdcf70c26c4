/** What a sender says a parcel contains. */
export interface Contents {
  readonly kind: string
  readonly text?: string | undefined
  /** Whether the list of what is prohibited was confirmed for this parcel. */
  readonly confirmed: boolean
  /** Whether a question about a suspicious word was answered: it is allowed. */
  readonly sure?: boolean
}

/** Kinds that nobody carries; the same rows as `private.parcel_contents`. */
export const PROHIBITED_KINDS: readonly string[] = [
  'alcohol',
  'fireworks',
  'weapons',
  'drugs',
  'gas_fuel',
  'chemicals',
  'cash_jewellery',
  'animals',
]

/** Words that are asked about and refuse nothing; the same rows as `private.parcel_words`. */
const ASKED_WORDS: readonly string[] = [
  'gas cylinder',
  'lpg',
  'petrol',
  'diesel',
  'kerosene',
  'cracker',
  'crackers',
  'firecracker',
  'firecrackers',
  'acid',
  'gun',
  'pistol',
  'bullets',
  'liquor',
  'whisky',
  'beer',
  'rum',
  'ganja',
  'cash',
  'gold',
  'explosive',
]

/** Whether a parcel may be sent: a list and a confirmation, no hunting for words; a gasket is no gas. */
export function judgeContents({
  kind,
  text = '',
  confirmed,
  sure = false,
}: Contents): 'allowed' | 'prohibited' | 'confirm' | 'asked' {
  if (PROHIBITED_KINDS.includes(kind)) return 'prohibited'
  if (!confirmed) return 'confirm'
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return !sure && ASKED_WORDS.some((words) => said.includes(` ${words} `)) ? 'asked' : 'allowed'
}
