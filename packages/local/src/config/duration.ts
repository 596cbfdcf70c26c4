const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/**
 * Milliseconds of a duration as config.toml writes it.
 *
 * @example durationMs('1m30s') === 90_000
 * @throws when the text is not a duration
 */
export function durationMs(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map((part) => part[0]).join('') !== text)
    throw new Error(`"${text}" is not a duration such as 60s or 1m30s`)
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNIT_MS[unit ?? ''] ?? 0), 0)
}
