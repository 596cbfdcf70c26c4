/** Styles shared by everything that floats above the page. */
export const overlayVariants = {
  backdrop:
    'fixed inset-0 z-overlay min-h-dvh bg-scrim transition-opacity duration-slow data-ending-style:opacity-0 data-starting-style:opacity-0',
  popup:
    'origin-(--transform-origin) rounded-md bg-surface-overlay text-ink shadow-floating outline-none transition-[opacity,scale] duration-fast data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0',
} as const
