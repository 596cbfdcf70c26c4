/** The names of the required parts of the page that are missing. */
export function missingParts(): readonly string[] {
  const isThere: Readonly<Record<string, () => boolean>> = {
    root: () => document.getElementById('root') !== null,
    configuration: () => document.querySelector('meta[name="angadi-config"]') !== null,
    styles: () =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim() !== '',
    storage: () => typeof localStorage.length === 'number',
  }
  return Object.entries(isThere)
    .filter(([, test]) => !holds(test))
    .map(([name]) => name)
}

function holds(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}

/** A short description of the window's size, the language and the theme. */
export function describePage(): string {
  const { lang, dataset } = document.documentElement
  const theme = dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  return `${innerWidth} × ${innerHeight}, ${lang || 'en'}, ${theme}`
}
