/** Sets the colours of the page and the size of its letters, 1 being the usual one. */
export function setAppearance(theme: 'light' | 'dark', zoom: number): void {
  document.documentElement.dataset['theme'] = theme
  document.documentElement.style.fontSize = zoom === 1 ? '' : `${zoom * 100}%`
}
