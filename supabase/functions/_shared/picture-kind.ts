/** The kinds of pictures that can be sent: the extension of the file, and its type. */
export const PICTURE_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/** A kind of picture, as the extension of its file. */
export type PictureKind = keyof typeof PICTURE_TYPES

function hasBytes(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte)
}

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const JPEG_START = [0xff, 0xd8, 0xff]
const JPEG_END = [0xff, 0xd9]

/** What a file is by its content, whatever it is called; undefined for everything but whole WebP and JPEG files. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (bytes.length < 32) return undefined
  if (hasBytes(bytes, 0, RIFF) && hasBytes(bytes, 8, WEBP)) {
    // The size of a RIFF file stands in its head, less these eight bytes.
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8
    return size <= bytes.length + 1 && size >= bytes.length - 1 ? 'webp' : undefined
  }
  if (hasBytes(bytes, 0, JPEG_START) && hasBytes(bytes, bytes.length - 2, JPEG_END)) return 'jpg'
  return undefined
}
