const FACTORS: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1e3,
  kib: 1024,
  mb: 1e6,
  mib: 1024 ** 2,
  gb: 1e9,
  gib: 1024 ** 3,
}

/**
 * A size of config.toml in bytes, e.g. "10MiB".
 *
 * @throws when it is none
 */
export function sizeBytes(text: string): number {
  const [, amount, unit = 'b'] = /^([\d.]+)\s*([a-z]+)?$/i.exec(text.trim()) ?? []
  const factor = FACTORS[unit.toLowerCase()]
  if (amount === undefined || factor === undefined || !Number.isFinite(Number(amount)))
    throw new Error(`"${text}" is not a size like 10MiB`)
  return Math.floor(Number(amount) * factor)
}
