import { expect, test } from 'vitest'
import { pictureKind } from '../../../../supabase/functions/_shared/picture-kind.ts'
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
