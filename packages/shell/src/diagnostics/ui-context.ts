/** The parts of the page that everything else needs and that are not there, by name. */
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

/** The size of the window, the language and the theme, in short. */
export function describePage(): string {
  const { lang, dataset } = document.documentElement
  const theme = dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  return `${innerWidth} × ${innerHeight}, ${lang || 'en'}, ${theme}`
}
