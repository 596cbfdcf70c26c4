import { RestError } from './rest-error.ts'

/** What a client asks for in the header `Prefer`. */
export interface Preferences {
  readonly resolution?: 'merge-duplicates' | 'ignore-duplicates'
  readonly missing?: 'default' | 'null'
  readonly return?: 'representation' | 'minimal' | 'headers-only'
  readonly count?: 'exact' | 'planned' | 'estimated'
  readonly handling?: 'strict' | 'lenient'
  readonly maxAffected?: number
}

const CHOICES = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
  tx: ['commit', 'rollback'],
} as const

function choose<T extends string>(
  given: ReadonlyMap<string, string>,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = given.get(name)
  return choices.find((choice) => choice === value)
}

function isKnown(name: string, value: string): boolean {
  if (name === 'max-affected') return /^\d{1,9}$/.test(value)
  if (name === 'timezone') return true
  const choices: readonly string[] | undefined = Object.entries(CHOICES).find(
    ([choice]) => choice === name,
  )?.[1]
  return choices?.includes(value) === true
}

/**
 * Reads the header `Prefer`; the first mention of a preference counts.
 *
 * @throws RestError PGRST122 for unknown preferences with `handling=strict`
 */
export function parsePreferences(header: string | null): Preferences {
  const given = new Map<string, string>()
  const unknown: string[] = []
  for (const preference of (header ?? '').split(',').map((part) => part.trim())) {
    if (preference === '') continue
    const [name = '', value = ''] = preference.split('=', 2)
    if (!isKnown(name, value)) unknown.push(preference)
    else if (!given.has(name)) given.set(name, value)
  }
  const handling = choose(given, 'handling', CHOICES.handling)
  if (handling === 'strict' && unknown.length > 0)
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    })
  const maxAffected = given.get('max-affected')
  return {
    ...defined('resolution', choose(given, 'resolution', CHOICES.resolution)),
    ...defined('missing', choose(given, 'missing', CHOICES.missing)),
    ...defined('return', choose(given, 'return', CHOICES.return)),
    ...defined('count', choose(given, 'count', CHOICES.count)),
    ...defined('handling', handling),
    ...(maxAffected === undefined ? {} : { maxAffected: Number(maxAffected) }),
  }
}

function defined<Name extends string, T>(name: Name, value: T | undefined): Partial<Record<Name, T>> {
  const found: Partial<Record<Name, T>> = {}
  if (value !== undefined) found[name] = value
  return found
}

/** The header `Preference-Applied`; undefined where nothing was asked for. */
export function appliedPreferences(preferences: Preferences, isWrite: boolean): string | undefined {
  const { resolution, missing, count, handling, maxAffected } = preferences
  const isStrict = handling === 'strict'
  const applied = [
    isWrite && resolution !== undefined ? `resolution=${resolution}` : undefined,
    isWrite && missing !== undefined ? `missing=${missing}` : undefined,
    isWrite && preferences.return !== undefined ? `return=${preferences.return}` : undefined,
    count === undefined ? undefined : `count=${count}`,
    handling === undefined ? undefined : `handling=${handling}`,
    isStrict && maxAffected !== undefined ? `max-affected=${maxAffected}` : undefined,
  ].filter((part) => part !== undefined)
  return applied.length === 0 ? undefined : applied.join(', ')
}
