import type { WindowName } from '../support/windows.ts'

/** One way in which every screen is shown and measured. */
export interface Showing {
  readonly window: WindowName
  readonly language: 'en' | 'te'
  readonly theme: 'light' | 'dark'
}

/** Phone and desktop, English and Telugu, light and dark. */
export const SHOWINGS: readonly Showing[] = (['phone', 'desktop'] as const).flatMap((window) =>
  (['en', 'te'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ window, language, theme })),
  ),
)

/** The name of a showing in file names and titles: "phone-te-dark". */
export const nameOf = ({ window, language, theme }: Showing) => `${window}-${language}-${theme}`
