import { HUE_GROUNDS } from '@angadi/ui/hue/hue-grounds.ts'

const graphemes = new Intl.Segmenter()
const GROUNDS = Object.values(HUE_GROUNDS)

// A Telugu or Hindi letter is a cluster of several code points, so it cannot be cut by index.
function firstLetter(word: string): string {
  return graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
}

/** The mark of an operator or a biller: its first letters on a ground of its own, drawn by us and nobody's logo. */
export function NameMark({ code, name }: { readonly code: string; readonly name: string }) {
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const letters = name.trim().split(/\s+/).slice(0, 2).map(firstLetter).join('').toUpperCase()
  return (
    <span
      aria-hidden
      className={`grid size-11 place-items-center rounded-full text-sm font-bold ${GROUNDS[sum % GROUNDS.length]?.mid}`}
    >
      {letters}
    </span>
  )
}
