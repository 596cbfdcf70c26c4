/** Browser and system of a device, as shown in the list of devices. */
export interface DeviceName {
  /** "Chrome", "Safari" …; undefined for an unknown browser. */
  readonly browser: string | undefined
  /** "Android", "Windows" … */
  readonly system: string | undefined
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown'
}

// The more specific names come first: nearly every browser also names Chrome, Safari and Mozilla.
const BROWSERS = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:UCBrowser|UBrowser)\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

function firstOf(rules: readonly (readonly [RegExp, string])[], agent: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(agent))?.[1]
}

function kindOf(system: string | undefined, agent: string): DeviceName['kind'] {
  switch (system) {
    case undefined:
      return 'unknown'
    case 'iPhone':
    case 'KaiOS':
      return 'phone'
    case 'iPad':
      return 'tablet'
    case 'Android':
      return /\bMobile\b/.test(agent) ? 'phone' : 'tablet'
    default:
      return 'computer'
  }
}

/**
 * The device behind a user agent. Only for display: never base a decision on it.
 *
 * @param agent the header as stored by the server, or null where there is none
 */
export function deviceName(agent: string | null): DeviceName {
  const text = agent ?? ''
  const system = firstOf(SYSTEMS, text)
  return { browser: firstOf(BROWSERS, text), system, kind: kindOf(system, text) }
}
