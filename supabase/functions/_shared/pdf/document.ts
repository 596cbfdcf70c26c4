import { fileOf } from './file.ts'
import { hex, PAGE, pdfText } from './page.ts'
import { type Run, runsOf, SCRIPT_OF, type Script, typefaceOf } from './scripts.ts'
import type { Typeface } from './typeface.ts'

/** How a text is set; sizes in points. */
export interface Style {
  readonly size: number
  readonly bold?: boolean
  readonly muted?: boolean
}

/** A piece of a line in one font. */
interface Piece {
  readonly typeface: Typeface
  readonly text: string
  readonly width: number
}

/** Words of one line with their width, ready to be drawn. */
export interface Line {
  readonly pieces: readonly Piece[]
  readonly width: number
}

/** Bold is the same letter with an outline this part of its size wide: no second font is embedded. */
const OUTLINE = 0.022
const INK = '0.09 0.09 0.11'
const MUTED = '0.36 0.37 0.41'
const HAIRLINE = '0.80 0.81 0.84'

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Pages on which text in all our scripts is drawn from the top left corner; finished as a PDF file. */
export class PdfDocument {
  private readonly language: string
  private readonly typefaces: ReadonlyMap<Run['script'], Typeface>
  private readonly used = new Map<Typeface, Set<number>>()
  private readonly sheets: string[][] = []

  private constructor(language: string, typefaces: ReadonlyMap<Run['script'], Typeface>) {
    this.language = language
    this.typefaces = typefaces
    this.addPage()
  }

  /**
   * @param language which forms of letters are right, and which font sets Latin letters and figures
   * @param texts all that will be drawn: the fonts for its scripts are loaded, and no others
   */
  static async begin(language: string, texts: Iterable<string>): Promise<PdfDocument> {
    const own = SCRIPT_OF[language] ?? 'tamil'
    const scripts = new Set<Script>([own])
    for (const text of texts)
      for (const { script } of runsOf(text)) if (script !== 'latin') scripts.add(script)
    const typefaces = new Map<Run['script'], Typeface>()
    for (const script of scripts) typefaces.set(script, await typefaceOf(script))
    typefaces.set('latin', await typefaceOf(own))
    return new PdfDocument(language, typefaces)
  }

  get pages(): number {
    return this.sheets.length
  }

  addPage(): void {
    this.sheets.push([])
  }

  private typefaceFor(script: Run['script']): Typeface {
    const found = this.typefaces.get(script) ?? this.typefaces.get('latin')
    if (!found) throw new Error(`no font was loaded for ${script}`)
    return found
  }

  private piecesOf(text: string, size: number): readonly Piece[] {
    return runsOf(text).map((run) => {
      const typeface = this.typefaceFor(run.script)
      const units = typeface.shape(run.text, this.language).reduce((sum, { advance }) => sum + advance, 0)
      return { typeface, text: run.text, width: (units * size) / typeface.unitsPerEm }
    })
  }

  /** A text on one line, whatever its width. */
  line(text: string, { size }: Style): Line {
    const pieces = this.piecesOf(text, size)
    return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) }
  }

  /** A text broken between words; a word that is wider than the space is broken between letters. */
  lines(text: string, style: Style, width: number): readonly Line[] {
    const done: Line[] = []
    let line = ''
    for (const word of text.split(/\s+/).filter((each) => each !== '')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.line(longer, style).width <= width) {
        line = longer
        continue
      }
      if (line !== '') done.push(this.line(line, style))
      line = word
      while (this.line(line, style).width > width) {
        const part = this.partThatFits(line, style, width)
        done.push(this.line(part, style))
        line = line.slice(part.length)
      }
    }
    if (line !== '') done.push(this.line(line, style))
    return done
  }

  private partThatFits(word: string, style: Style, width: number): string {
    let part = ''
    for (const { segment } of new Intl.Segmenter(this.language).segment(word)) {
      if (part !== '' && this.line(part + segment, style).width > width) break
      part += segment
    }
    return part
  }

  /** Draws a line of text on a page with its left end and its baseline there; y counts from the top. */
  draw(line: Line, x: number, y: number, { size, bold, muted }: Style, page = this.sheets.length - 1): void {
    const drawing = this.sheets[page]
    if (!drawing) throw new Error(`there is no page ${page}`)
    const colour = muted ? MUTED : INK
    let left = x
    for (const { typeface, text, width } of line.pieces) {
      // What the span says in letters is what copying and reading aloud take; the glyphs are in the order of drawing.
      drawing.push(
        `/Span <</ActualText ${pdfText(text)}>> BDC BT /${typeface.name} ${size} Tf ${colour} rg ${colour} RG ` +
          `${bold ? `2 Tr ${rounded(size * OUTLINE)} w` : '0 Tr'} ` +
          `1 0 0 1 ${rounded(left)} ${rounded(PAGE.height - y)} Tm ${this.glyphs(typeface, text, size)} ET EMC`,
      )
      left += width
    }
  }

  /** A text by the numbers of its glyphs, with what the shaper moves them by. */
  private glyphs(typeface: Typeface, text: string, size: number): string {
    const used = this.used.get(typeface) ?? new Set<number>()
    this.used.set(typeface, used)
    const per = 1000 / typeface.unitsPerEm
    const parts: string[] = []
    let open = ''
    const close = () => {
      if (open !== '') parts.push(`[${open}] TJ`)
      open = ''
    }
    let rise = 0
    for (const { id, advance, xOffset, yOffset } of typeface.shape(text, this.language)) {
      used.add(id)
      if (yOffset !== rise) {
        close()
        rise = yOffset
        parts.push(`${rounded((rise * size) / typeface.unitsPerEm)} Ts`)
      }
      if (xOffset !== 0) open += ` ${rounded(-xOffset * per)} `
      open += `<${hex(id)}>`
      const left = typeface.advanceOf(id) - advance + xOffset
      if (left !== 0) open += ` ${rounded(left * per)} `
    }
    close()
    if (rise !== 0) parts.push('0 Ts')
    return parts.join(' ')
  }

  /** A hairline from one side to the other. */
  rule(x: number, y: number, width: number): void {
    const up = rounded(PAGE.height - y)
    this.sheets.at(-1)?.push(`${HAIRLINE} RG 0.6 w ${rounded(x)} ${up} m ${rounded(x + width)} ${up} l S`)
  }

  /** The bytes of the file; the same document is the same bytes. */
  finish(title: string, at: Date): Promise<Uint8Array<ArrayBuffer>> {
    return fileOf({
      title,
      language: this.language,
      at,
      pages: this.sheets.map((drawing) => drawing.join('\n')),
      fonts: this.used,
    })
  }
}
