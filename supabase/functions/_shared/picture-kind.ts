import { inflateSync } from 'node:zlib'
import { jpegParts, webpParts } from './picture-parts.ts'

/** The kinds of pictures that can be sent: the extension of the file, and its type. */
export const PICTURE_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/** A kind of picture, as the extension of its file. */
export type PictureKind = keyof typeof PICTURE_TYPES

/** The kinds of files that papers are handed in as. */
export const FILE_TYPES = { ...PICTURE_TYPES, pdf: 'application/pdf' } as const

/** A kind of file, as its extension. */
export type FileKind = keyof typeof FILE_TYPES

function hasBytes(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte)
}

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const JPEG_START = [0xff, 0xd8, 0xff]
const JPEG_END = [0xff, 0xd9]

/** More would fill the memory of whoever opens it; cameras of phones write 50 megapixels. */
const MOST_PIXELS = 64_000_000

/**
 * What a file is by its content, whatever it is called; undefined for everything but whole WebP and JPEG files that can
 * be opened on a phone.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const kind = wholePicture(bytes)
  const pixels = kind && PARTS[kind](bytes).pixels
  return pixels === undefined || pixels <= MOST_PIXELS ? kind : undefined
}

const PARTS = { webp: webpParts, jpg: jpegParts } as const

/** A file as it is stored: a picture without what its camera has written into it, such as the place. */
export function asStored(bytes: Uint8Array<ArrayBuffer>, kind: FileKind): Uint8Array<ArrayBuffer> {
  return kind === 'pdf' ? bytes : PARTS[kind](bytes).withoutMetadata
}

function wholePicture(bytes: Uint8Array): PictureKind | undefined {
  if (bytes.length < 32) return undefined
  if (hasBytes(bytes, 0, RIFF) && hasBytes(bytes, 8, WEBP)) {
    // The size of a RIFF file stands in its head, less these eight bytes.
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8
    return size <= bytes.length + 1 && size >= bytes.length - 1 ? 'webp' : undefined
  }
  if (hasBytes(bytes, 0, JPEG_START) && hasBytes(bytes, bytes.length - 2, JPEG_END)) return 'jpg'
  return undefined
}

/** So many pages of a PDF are the most that anybody is asked to read. */
const MOST_PDF_PAGES = 12
const PDF_END_WITHIN = 1024

/**
 * What a paper is by its content: a picture, or a PDF that anybody can open and somebody will read; undefined for
 * everything else, such as an encrypted one or one of forty pages.
 */
export function paperKind(bytes: Uint8Array): FileKind | undefined {
  const picture = pictureKind(bytes)
  if (picture !== undefined) return picture
  const text = new TextDecoder('latin1').decode(bytes)
  if (!text.startsWith('%PDF-') || !text.slice(-PDF_END_WITHIN).includes('%%EOF')) return undefined
  if (/\/Encrypt\b/.test(text)) return undefined
  const pages = [text, ...packedObjects(bytes, text)].reduce((sum, part) => sum + pagesIn(part), 0)
  return pages > MOST_PDF_PAGES ? undefined : 'pdf'
}

function pagesIn(text: string): number {
  return text.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** So much is unpacked of a stream: what holds more is no paper of a dozen pages. */
const MOST_UNPACKED = 2_000_000
/** So many streams are unpacked. */
const MOST_STREAMS = 200
const STREAM_HEAD = /\/Type\s*\/ObjStm\b[^>]*>>\s*stream\r?\n/g

/** The objects that a PDF holds in compressed streams, its pages among them. */
function packedObjects(bytes: Uint8Array, text: string): string[] {
  return [...text.matchAll(STREAM_HEAD)].slice(0, MOST_STREAMS).map(({ index, 0: head }) => {
    const from = index + head.length
    const end = text.indexOf('endstream', from)
    // A letter is a byte here.
    const packed = bytes.subarray(from, end === -1 ? undefined : end)
    try {
      return new TextDecoder('latin1').decode(inflateSync(packed, { maxOutputLength: MOST_UNPACKED }))
    } catch {
      return ''
    }
  })
}
