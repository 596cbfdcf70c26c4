/** Loaders of the screens that most often follow in this app. */
let screens: readonly (() => Promise<unknown>)[] = []

/** Sets the loaders; an app does so once, when it starts. */
export function setNextScreens(next: readonly (() => Promise<unknown>)[]): void {
  screens = next
}

/** The loaders of the screens that most often follow. */
export function nextScreens(): readonly (() => Promise<unknown>)[] {
  return screens
}
