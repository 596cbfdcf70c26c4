import { PAGE, pdfText } from './page.ts'
import type { Typeface } from './typeface.ts'

/** What a PDF file is made of. */
export interface FileParts {
  readonly title: string
  readonly language: string
  readonly at: Date
  /** The drawing operators of each page. */
  readonly pages: readonly string[]
  /** The fonts with the glyphs that were drawn. */
  readonly fonts: ReadonlyMap<Typeface, ReadonlySet<number>>
}

const LETTERS = new TextEncoder()

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Objects in the order in which they were added, with the table that finds them. */
class Objects {
  private readonly parts: Uint8Array<ArrayBuffer>[] = []
  private readonly starts: number[] = []
  private length = 0

  constructor() {
    // Four letters beyond ASCII tell programs that the file is not a text.
    this.write(new Uint8Array([...LETTERS.encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]))
  }

  private write(bytes: Uint8Array<ArrayBuffer>): void {
    this.parts.push(bytes)
    this.length += bytes.length
  }

  add(body: string): number {
    const number = this.starts.push(this.length)
    this.write(LETTERS.encode(`${number} 0 obj\n${body}\nendobj\n`))
    return number
  }

  async addStream(bytes: Uint8Array<ArrayBuffer>, more = ''): Promise<number> {
    const packed = await deflated(bytes)
    const number = this.starts.push(this.length)
    this.write(
      LETTERS.encode(`${number} 0 obj\n<</Length ${packed.length} /Filter /FlateDecode${more}>>\nstream\n`),
    )
    this.write(packed)
    this.write(LETTERS.encode('\nendstream\nendobj\n'))
    return number
  }

  /** The number that the next object will have. */
  get next(): number {
    return this.starts.length + 1
  }

  finish(root: number, info: number): Uint8Array<ArrayBuffer> {
    const rows = this.starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
    const size = this.starts.length + 1
    this.write(
      LETTERS.encode(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
          `trailer\n<</Size ${size} /Root ${root} 0 R /Info ${info} 0 R>>\nstartxref\n${this.length}\n%%EOF\n`,
      ),
    )
    const file = new Uint8Array(this.length)
    let at = 0
    for (const part of this.parts) {
      file.set(part, at)
      at += part.length
    }
    return file
  }
}

async function addFont(objects: Objects, typeface: Typeface, used: ReadonlySet<number>): Promise<number> {
  const glyphs = [...used].toSorted((a, b) => a - b)
  const per = 1000 / typeface.unitsPerEm
  const subset = await typeface.subset(glyphs)
  const file = await objects.addStream(subset, ` /Length1 ${subset.length}`)
  const name = `ANGADI+${typeface.name}`
  const descriptor = objects.add(
    `<</Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-1000 -600 2000 1200] /ItalicAngle 0 ` +
      `/Ascent 1000 /Descent -450 /CapHeight 680 /StemV 80 /FontFile2 ${file} 0 R>>`,
  )
  const widths = glyphs.map((glyph) => `${glyph} [${Math.round(typeface.advanceOf(glyph) * per)}]`).join(' ')
  const descendant = objects.add(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity /FontDescriptor ` +
      `${descriptor} 0 R /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> ` +
      `/DW 0 /W [${widths}]>>`,
  )
  return objects.add(
    `<</Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R]>>`,
  )
}

/** D:20261127183000Z, as PDF writes a moment. */
function moment(at: Date): string {
  return `(D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`
}

/** A PDF file with its fonts, each with no more glyphs than were drawn. */
export async function fileOf({
  title,
  language,
  at,
  pages,
  fonts,
}: FileParts): Promise<Uint8Array<ArrayBuffer>> {
  const objects = new Objects()
  const named: string[] = []
  for (const [typeface, used] of fonts)
    named.push(`/${typeface.name} ${await addFont(objects, typeface, used)} 0 R`)
  const resources = objects.add(`<</Font <<${named.join(' ')}>>>>`)
  const drawings: number[] = []
  for (const page of pages) drawings.push(await objects.addStream(LETTERS.encode(page)))
  const tree = objects.next + pages.length
  const kids = drawings.map((drawing) =>
    objects.add(
      `<</Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources ${resources} 0 R /Contents ${drawing} 0 R>>`,
    ),
  )
  const root = objects.add(
    `<</Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`,
  )
  const info = objects.add(
    `<</Title ${pdfText(title)} /Producer (Angadi) /CreationDate ${moment(at)} /ModDate ${moment(at)}>>`,
  )
  const catalog = objects.add(
    `<</Type /Catalog /Pages ${root} 0 R /Lang (${language}-IN) /ViewerPreferences <</DisplayDocTitle true>>>>`,
  )
  return objects.finish(catalog, info)
}
