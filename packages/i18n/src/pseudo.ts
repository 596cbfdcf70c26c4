const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'Ë',
  I: 'Ï',
  O: 'Ø',
  U: 'Ü',
}
/** How much longer than English the longest translations are: layouts must have room for it. */
const LONGER_BY = 0.4

function lengthened(word: string): string {
  const more = Math.ceil(word.length * LONGER_BY)
  return word + word.slice(-1).repeat(more)
}

/**
 * A pseudo-translated English message: accents that need room above the line and words 40 % longer, with params
 * unchanged. A layout that fits it fits every language, and texts that bypass the translations stand out.
 */
export function pseudo(sentence: string): string {
  return sentence
    .split(/(\{\{.*?\}\})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : part
            .replace(/[A-Za-z]{3,}/g, lengthened)
            .replace(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter),
    )
    .join('')
}
