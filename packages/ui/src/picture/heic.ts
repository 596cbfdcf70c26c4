/** Brands of files of the High Efficiency Image Format, in which iPhones keep photos. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** What a photo picker lets be chosen: some systems do not count HEIC among pictures. */
export const PHOTO_FILES = 'image/*,.heic,.heif'

/** Whether a file is an HEIC photo, by its first bytes: its name and type say nothing in many browsers. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  const letters = String.fromCharCode(...start)
  return letters.startsWith('ftyp') && BRANDS.has(letters.slice(4))
}

/** Decodes an HEIC photo where the browser cannot; the decoder (0.5 MB) is fetched when the first one is chosen. */
export async function readHeic(file: Blob): Promise<ImageBitmap> {
  const { heicTo } = await import('heic-to/csp')
  return heicTo({ blob: file, type: 'bitmap' })
}
