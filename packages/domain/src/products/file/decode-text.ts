/** The text of a file, and the lines in which bytes of another encoding stood. */
export interface DecodedText {
  readonly text: string
  /** Numbers of lines of the text, from 0, in which bytes were read as Windows-1252: they are to be looked at. */
  readonly doubtful: ReadonlySet<number>
}

/**
 * The text of a file in UTF-8, UTF-16 or the Windows code page, without its byte order mark. The encoding is one of each
 * character: a byte that is not UTF-8 is read as Windows-1252 and leaves the Telugu beside it as it is.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), doubtful: new Set() }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), doubtful: new Set() }
  } catch {
    return decodeMixed(bytes)
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 512)
  const zerosAt = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zerosAt(1) * 4 > start.length) return 'utf-16le'
  if (zerosAt(0) * 4 > start.length) return 'utf-16be'
  return undefined
}

function decodeMixed(bytes: Uint8Array): DecodedText {
  const windows = new TextDecoder('windows-1252')
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  const doubtful = new Set<number>()
  const parts: string[] = []
  let line = 0
  // Where the run of UTF-8 began that is not yet decoded.
  let from = 0
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOfUtf8(bytes, at)
    if (length === 0) {
      parts.push(utf8.decode(bytes.subarray(from, at)), windows.decode(bytes.subarray(at, at + 1)))
      doubtful.add(line)
      from = at + 1
    } else if (bytes[at] === 0x0a) line++
    at += length || 1
  }
  parts.push(utf8.decode(bytes.subarray(from)))
  return { text: parts.join('').replace(/^\ufeff/, ''), doubtful }
}

/** The bytes of the UTF-8 character that begins there; 0 where none does. */
function lengthOfUtf8(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  if (first < 0xc2 || first > 0xf4) return 0
  const second = bytes[at + 1] ?? 0
  // Characters that are written longer than needed, surrogates, and what lies beyond the last one.
  if (first === 0xe0 && second < 0xa0) return 0
  if (first === 0xed && second > 0x9f) return 0
  if (first === 0xf0 && second < 0x90) return 0
  if (first === 0xf4 && second > 0x8f) return 0
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

/** Whether bytes are those of a spreadsheet or another archive and no text. */
export function isNoText(bytes: Uint8Array): boolean {
  // A zip archive, such as .xlsx, and the older .xls.
  const [a, b, c, d] = bytes
  return (a === 0x50 && b === 0x4b && c === 0x03) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)
}
