/** What a browser tells about itself, as far as people recognise their devices by it. */
export interface DeviceName {
  /** "Chrome", "Safari" …; undefined for what is no browser that we know. */
  readonly browser: string | undefined
  /** "Android", "Windows" … */
  readonly system: string | undefined
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown'
}

// The more particular names stand first: nearly every browser also calls itself Chrome, Safari and Mozilla.
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
 * The device behind a user agent. Good enough to recognise one's own phone; never to decide anything.
 *
 * @param agent the header as the server kept it, or null where it keeps none
 */
export function deviceName(agent: string | null): DeviceName {
  const text = agent ?? ''
  const system = firstOf(SYSTEMS, text)
  return { browser: firstOf(BROWSERS, text), system, kind: kindOf(system, text) }
}
