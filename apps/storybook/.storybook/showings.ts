/** One way of showing a story: theme, language, page size in CSS pixels and text size. */
export interface Showing {
  readonly theme: 'light' | 'dark'
  readonly language: 'en' | 'hi' | 'te' | 'pseudo'
  readonly width: number
  readonly height: number
  /** Text size as a multiple of the normal one. */
  readonly zoom: number
  /** What axe checks: everything, or contrast only where nothing else differs from a showing that it checks. */
  readonly axe?: 'all' | 'contrast'
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** How every story is shown after its `play` function ran in English, light, on a phone. */
const EVERY_STORY: readonly Showing[] = [{ theme: 'dark', language: 'en', zoom: 1, ...DESKTOP, axe: 'all' }]

/**
 * How whole screens are shown in addition: each pair of theme, size and language occurs (Decisions, Languages), and axe
 * checks the contrast of each pair of theme and size once. In an order that changes size and language as seldom as
 * possible.
 */
const WHOLE_SCREENS: readonly Showing[] = [
  { theme: 'dark', language: 'hi', zoom: 1, ...DESKTOP },
  { theme: 'light', language: 'te', zoom: 1, ...DESKTOP, axe: 'contrast' },
  { theme: 'dark', language: 'te', zoom: 1, ...PHONE, axe: 'contrast' },
  { theme: 'light', language: 'te', zoom: 2, ...PHONE },
  { theme: 'light', language: 'hi', zoom: 1, ...PHONE },
  { theme: 'dark', language: 'pseudo', zoom: 1, ...PHONE },
]

/** The showings after the first of a story with these tags; `screen` marks a whole screen. */
export function showingsFor(tags: readonly string[]): readonly Showing[] {
  return tags.includes('screen') ? [...EVERY_STORY, ...WHOLE_SCREENS] : EVERY_STORY
}

/** The name of a showing in failures, as in `te light 390×844 200 %`. */
export function nameOf({ theme, language, width, height, zoom }: Showing): string {
  return `${language} ${theme} ${width}×${height}${zoom === 1 ? '' : ` ${zoom * 100} %`}`
}
