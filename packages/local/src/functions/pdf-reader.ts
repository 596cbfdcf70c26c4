import { inflateSync } from 'node:zlib'

/** A text on a page: its letters as a reader copies them, and the numbers of the glyphs that draw it. */
export interface Span {
  readonly text: string
  readonly font: string
  readonly glyphs: readonly number[]
}

/** Of a font that a file brings: which glyphs have an outline. */
export interface EmbeddedFont {
  readonly hasOutline: (glyph: number) => boolean
}

const SPAN = /\/Span <<\/ActualText <feff([0-9a-f]*)>>> BDC BT \/(\w+) (.*?) ET EMC/g
const STREAM = /<<\/Length (\d+) \/Filter \/FlateDecode( \/Length1 \d+)?>>\nstream\n/g

function streamsOf(file: Buffer): { readonly body: Buffer; readonly isFont: boolean }[] {
  const letters = file.toString('latin1')
  return [...letters.matchAll(STREAM)].map((found) => {
    const start = found.index + found[0].length
    return {
      body: inflateSync(file.subarray(start, start + Number(found[1]))),
      isFont: found[2] !== undefined,
    }
  })
}

function textOf(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}

/** The texts of each page, in the order of drawing. */
export function pagesOf(file: Buffer): readonly (readonly Span[])[] {
  return streamsOf(file)
    .filter(({ isFont }) => !isFont)
    .map(({ body }) =>
      [...body.toString('latin1').matchAll(SPAN)].map(([, text = '', font = '', drawing = '']) => ({
        text: textOf(text),
        font,
        glyphs: [...drawing.matchAll(/<([0-9a-f]{4})>/g)].map(([, glyph = '']) => Number.parseInt(glyph, 16)),
      })),
    )
}

/** The texts of all pages. */
export function textsOf(file: Buffer): readonly string[] {
  return pagesOf(file).flatMap((spans) => spans.map(({ text }) => text))
}

/** A TrueType file, by its tables. */
export function fontIn(bytes: Buffer): EmbeddedFont {
  const tables = new Map<string, number>()
  for (let n = 0; n < bytes.readUInt16BE(4); n++) {
    const at = 12 + n * 16
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8))
  }
  const loca = tables.get('loca') ?? 0
  const isLong = bytes.readInt16BE((tables.get('head') ?? 0) + 50) === 1
  const start = (glyph: number) =>
    isLong ? bytes.readUInt32BE(loca + glyph * 4) : bytes.readUInt16BE(loca + glyph * 2)
  return { hasOutline: (glyph) => start(glyph + 1) > start(glyph) }
}

/** The fonts of a file by the names under which pages use them. */
export function fontsOf(file: Buffer): ReadonlyMap<string, EmbeddedFont> {
  const names = [...file.toString('latin1').matchAll(/\/FontName \/ANGADI\+(\w+)/g)]
  const fonts = streamsOf(file).filter(({ isFont }) => isFont)
  return new Map(fonts.map(({ body }, index) => [names[index]?.[1] ?? '', fontIn(body)]))
}
