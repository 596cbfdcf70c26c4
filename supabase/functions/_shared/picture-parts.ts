/** What a picture is made of, by its content: how large it is, and itself without what says where and by whom it was taken. */
export interface PictureParts {
  /** Undefined where the content does not say. */
  readonly pixels: number | undefined
  readonly withoutMetadata: Uint8Array<ArrayBuffer>
}

/** A part of a file, from one byte up to another. */
interface Span {
  readonly from: number
  readonly to: number
}

function joined(bytes: Uint8Array, spans: readonly Span[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(spans.reduce((size, { from, to }) => size + to - from, 0))
  let at = 0
  for (const { from, to } of spans) {
    whole.set(bytes.subarray(from, to), at)
    at += to - from
  }
  return whole
}

const MARKER = 0xff
const START_OF_SCAN = 0xda
const COMMENT = 0xfe
/** JFIF, the colour profile and Adobe's colours, without which a picture looks different; all others are metadata. */
const KEPT_APPLICATION_DATA: readonly number[] = [0xe0, 0xe2, 0xee]
const isApplicationData = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** Frames; between them stand tables (c4, cc) and a marker that is not used (c8). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The parts of a JPEG file. */
export function jpegParts(bytes: Uint8Array): PictureParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Span[] = [{ from: 0, to: 2 }]
  let pixels: number | undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0
    if (marker === START_OF_SCAN) break
    const to = at + 2 + view.getUint16(at + 2)
    if (to <= at + 2 || to > bytes.length) break
    if (isFrame(marker)) pixels = view.getUint16(at + 5) * view.getUint16(at + 7)
    const isMetadata =
      marker === COMMENT || (isApplicationData(marker) && !KEPT_APPLICATION_DATA.includes(marker))
    if (!isMetadata) kept.push({ from: at, to })
    at = to
  }
  kept.push({ from: at, to: bytes.length })
  return { pixels, withoutMetadata: joined(bytes, kept) }
}

const HEAD = 12
const CHUNK_HEAD = 8
/** Flags of a WebP file that say it has metadata: EXIF and XMP. */
const METADATA_FLAGS = 0b1100
const LOWER_14 = 0x3fff

function webpPixels(name: string, view: DataView, at: number): number | undefined {
  if (at + 10 > view.byteLength) return undefined
  if (name === 'VP8X') {
    const [width, height] = [view.getUint32(at + 3, true) >>> 8, view.getUint32(at + 6, true) >>> 8]
    return (width + 1) * (height + 1)
  }
  if (name === 'VP8 ')
    return (view.getUint16(at + 6, true) & LOWER_14) * (view.getUint16(at + 8, true) & LOWER_14)
  if (name === 'VP8L') {
    const sides = view.getUint32(at + 1, true)
    return ((sides & LOWER_14) + 1) * (((sides >>> 14) & LOWER_14) + 1)
  }
  return undefined
}

/** The parts of a WebP file. */
export function webpParts(bytes: Uint8Array): PictureParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Span[] = [{ from: 0, to: HEAD }]
  let pixels: number | undefined
  let flagsAt: number | undefined
  let at = HEAD
  while (at + CHUNK_HEAD <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const size = view.getUint32(at + 4, true)
    // A chunk of an odd size is filled up.
    const to = Math.min(at + CHUNK_HEAD + size + (size % 2), bytes.length)
    pixels ??= webpPixels(name, view, at + CHUNK_HEAD)
    if (name === 'VP8X') flagsAt = at + CHUNK_HEAD
    if (name !== 'EXIF' && name !== 'XMP ') kept.push({ from: at, to })
    at = to
  }
  const whole = joined(bytes, kept)
  new DataView(whole.buffer).setUint32(4, whole.length - CHUNK_HEAD, true)
  if (flagsAt !== undefined) whole[flagsAt] = (whole[flagsAt] ?? 0) & ~METADATA_FLAGS
  return { pixels, withoutMetadata: whole }
}
