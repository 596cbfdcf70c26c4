/** What fetches the code of the screens that most often follow in this app. */
let screens: readonly (() => Promise<unknown>)[] = []

/** Names them; an app does so once, where it starts. */
export function setNextScreens(next: readonly (() => Promise<unknown>)[]): void {
  screens = next
}

/** The screens that most often follow. */
export function nextScreens(): readonly (() => Promise<unknown>)[] {
  return screens
}
