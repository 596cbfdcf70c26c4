import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { asStored, paperKind, pictureKind } from '../../../../supabase/functions/_shared/picture-kind.ts'
import { picturePaths, readPicture } from '../../../../supabase/seeds/pictures.ts'

const webp = () => new Uint8Array(readPicture(picturePaths()[0] ?? ''))

test('a picture is known by its content (Issue 10, bad input)', () => {
  expect(pictureKind(webp())).toBe('webp')
  const jpeg = new Uint8Array(64)
  jpeg.set([0xff, 0xd8, 0xff, 0xe0])
  jpeg.set([0xff, 0xd9], 62)
  expect(pictureKind(jpeg)).toBe('jpg')
})

test('a picture that is none is refused, whatever it is called (Issue 10, bad input)', () => {
  const text = (words: string) => new TextEncoder().encode(words.padEnd(64))
  const whole = webp()
  for (const file of [
    text('<html><script>'),
    text('%PDF-1.7'),
    text('GIF89a'),
    text('RIFF....AVI '),
    new Uint8Array(0),
    new Uint8Array([0xff, 0xd8, 0xff]),
    whole.slice(0, 200),
    new Uint8Array([...whole, ...text('<script>')]),
  ])
    expect(pictureKind(file)).toBeUndefined()
})

const START = [0xff, 0xd8]
const END = [0xff, 0xda, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xd9]
const frame = (width: number, height: number) => [
  0xff,
  0xc0,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  0x11,
  0,
]
const withText = (marker: number, text: string) => [
  0xff,
  marker,
  0,
  text.length + 2,
  ...new TextEncoder().encode(text),
]
const jpeg = (...parts: number[][]) => new Uint8Array([START, ...parts, END].flat())

test('a picture of a hundred megapixels is refused (bad input)', () => {
  expect(pictureKind(jpeg(frame(4000, 3000)))).toBe('jpg')
  expect(pictureKind(jpeg(frame(10_000, 10_000)))).toBeUndefined()
  const large = webp()
  expect(new TextDecoder().decode(large.subarray(12, 16))).toBe('VP8X')
  large.set([0xff, 0x3f, 0, 0xff, 0x3f, 0], 24)
  expect(pictureKind(large)).toBeUndefined()
})

test('what a camera has written into a picture is not stored (bad input)', () => {
  const photo = jpeg(
    withText(0xe0, 'JFIF'),
    withText(0xe1, 'Exif 17.68 N 77.60 E'),
    withText(0xfe, 'by Asha'),
    frame(40, 30),
  )
  expect(asStored(photo, 'jpg')).toEqual(jpeg(withText(0xe0, 'JFIF'), frame(40, 30)))
  const plain = webp()
  const place = new TextEncoder().encode('EXIF\x04\0\0\0here')
  const told = new Uint8Array([...plain, ...place])
  new DataView(told.buffer).setUint32(4, told.length - 8, true)
  expect(pictureKind(told)).toBe('webp')
  expect(asStored(told, 'webp')).toEqual(plain)
  expect(asStored(plain, 'webp')).toEqual(plain)
})

test('pages of a PDF are counted where they are packed too (bad input)', () => {
  const pdf = (pages: number) => {
    const objects = Array.from({ length: pages }, () => '<< /Type /Page >>').join('\n')
    return new Uint8Array(
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj << /Type /ObjStm /N 40 >>\nstream\n', 'latin1'),
        deflateSync(Buffer.from(objects)),
        Buffer.from('\nendstream endobj\n%%EOF\n', 'latin1'),
      ]),
    )
  }
  expect(paperKind(pdf(2))).toBe('pdf')
  expect(paperKind(pdf(40))).toBeUndefined()
})
