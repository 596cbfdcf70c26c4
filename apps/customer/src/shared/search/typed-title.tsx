import { typedParts } from '@angadi/domain/search/typed-parts.ts'

/** A suggestion's title: the typed part regular, the rest bold. */
export function TypedTitle({ title, typed }: { readonly title: string; readonly typed: string }) {
  let at = 0
  return typedParts(title, typed).map(({ text, isTyped }) => {
    const key = at
    at += text.length
    return isTyped ? (
      <span key={key}>{text}</span>
    ) : (
      <b key={key} className="font-semibold">
        {text}
      </b>
    )
  })
}
