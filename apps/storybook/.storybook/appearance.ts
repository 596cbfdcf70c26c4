/** Sets the page's theme and text size; zoom 1 is the normal size. */
export function setAppearance(theme: 'light' | 'dark', zoom: number): void {
  document.documentElement.dataset['theme'] = theme
  document.documentElement.style.fontSize = zoom === 1 ? '' : `${zoom * 100}%`
}
