/** What a chat or a sentence leaves behind a copied address: punctuation, quotes, brackets, spaces, marks without a width. */
const BEHIND = /[.,;:!?'"`*()[\]{}<>|।“”‘’‚„«»‹›…\s\p{Cf}]+$/u
/** Paths that are no page's: edge functions, files of the apps, and returns from a sign-in that carry a code. */
const EXACT = /^\/+(?:api|_apps|auth\/callback)(?![\w-])/

/**
 * The path that a shared link meant, without what stands behind it in a sentence (`/food).`, `/food%20`, `/food%E2%80%8B`).
 *
 * @param pathname the path without query or fragment, still percent-encoded
 * @returns undefined where the path is clean already, cannot be read, or is no page's
 */
export function cleanPath(pathname: string): string | undefined {
  if (EXACT.test(pathname) || decoded(pathname) === undefined) return undefined
  // Runs of encoded bytes apart from the rest: what stays is written as it was.
  const parts: string[] = pathname.match(/(?:%[0-9a-f]{2})+|[^%]+|%/gi) ?? []
  let isCut = false
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const text = decoded(part) ?? part
    const kept = text.replace(BEHIND, '')
    isCut ||= kept !== text
    if (kept === '') continue
    if (!isCut) return undefined
    parts.push(kept === text ? part : part === text ? kept : encodeURIComponent(kept))
    break
  }
  // Two slashes at the beginning would be another host.
  return isCut ? `/${parts.join('').replace(/^[/\\]+/, '')}` : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
