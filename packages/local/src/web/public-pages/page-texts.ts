/** The messages of one namespace in one language, as packages/i18n emits them. */
export type Messages = Readonly<Record<string, unknown>>

/** Reads the messages of a namespace in a language. */
export type MessageReader = (language: string, namespace: string) => Promise<Messages>

/** A message by its path, such as `head.title`, with its values filled in; empty where there is none. */
export function say(
  messages: Messages,
  path: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let found: unknown = messages
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return ''
    found = Object.entries(found).find(([name]) => name === key)?.[1]
  }
  return typeof found === 'string'
    ? found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''))
    : ''
}
