const STORED = 'angadi.device'

/** What this browser calls itself, so that the server can tell two devices of one courier apart. */
export function thisDevice(): string {
  try {
    const known = localStorage.getItem(STORED)
    if (known) return known
    const name = crypto.randomUUID()
    localStorage.setItem(STORED, name)
    return name
  } catch {
    // Without storage every page is a device of its own.
    return FALLBACK
  }
}

const FALLBACK = `page-${Date.now().toString(36)}`

/** The charge of the battery in percent, where the browser tells it; undefined elsewhere. */
export async function batteryPercent(): Promise<number | undefined> {
  if (!('getBattery' in navigator) || typeof navigator.getBattery !== 'function') return undefined
  try {
    const battery: unknown = await navigator.getBattery()
    if (typeof battery !== 'object' || battery === null || !('level' in battery)) return undefined
    const isCharging = 'charging' in battery && battery.charging === true
    return typeof battery.level === 'number' && !isCharging ? Math.round(battery.level * 100) : undefined
  } catch {
    return undefined
  }
}
