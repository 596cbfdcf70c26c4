/** The encoding of a file's bytes: its byte order mark, else UTF-16 by its zeros, else UTF-8 where that can be read. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 512)
  const zerosAt = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zerosAt(1) * 4 > start.length) return 'utf-16le'
  if (zerosAt(0) * 4 > start.length) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // Spreadsheets on Windows write the old code page.
    return 'windows-1252'
  }
}

/** The text of a file in UTF-8, UTF-16 or the Windows code page, without its byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

/** Whether bytes are those of a spreadsheet or another archive and no text. */
export function isNoText(bytes: Uint8Array): boolean {
  // A zip archive, such as .xlsx, and the older .xls.
  const [a, b, c, d] = bytes
  return (a === 0x50 && b === 0x4b && c === 0x03) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)
}
