import { subsetter, type Wasm } from './wasm.ts'

/** Letters as a font draws them, in units of the font. */
export interface Glyph {
  readonly id: number
  readonly advance: number
  readonly xOffset: number
  readonly yOffset: number
}

const WRITABLE = 2
const GLYPH_BYTES = 20
/** Numbers of glyphs stay as they are, hints go, and no other glyph is kept because a rule could lead to it. */
const SUBSET_FLAGS = 0x01 | 0x02 | 0x40 | 0x200
const DROPPED_TABLES = 3
/** What a PDF does not read. */
const DROPPED = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT', 'DSIG', 'OS/2', 'name', 'post', 'cmap', 'gasp']
const NAME = new TextEncoder()

function tag(name: string): number {
  return [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
}

function utf16(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), true)
  return new Uint8Array(view.buffer)
}

/** A font in HarfBuzz's hands. */
export class Typeface {
  readonly name: string
  readonly unitsPerEm: number
  private readonly hb: Wasm
  private readonly file: Uint8Array
  private readonly font: number
  private readonly known = new Map<string, readonly Glyph[]>()

  /** @param name how the PDF calls it */
  constructor(hb: Wasm, name: string, file: Uint8Array) {
    this.hb = hb
    this.name = name
    this.file = file
    const blob = hb.call('hb_blob_create', hb.put(file), file.length, WRITABLE, 0, 0)
    const face = hb.call('hb_face_create', blob, 0)
    this.unitsPerEm = hb.call('hb_face_get_upem', face)
    this.font = hb.call('hb_font_create', face)
  }

  /** The glyphs of a text of one script, in the order in which they are drawn. */
  shape(text: string, language: string): readonly Glyph[] {
    const key = `${language} ${text}`
    const before = this.known.get(key)
    if (before) return before
    const { hb } = this
    const at = hb.put(utf16(text))
    const tongue = NAME.encode(language)
    const tongueAt = hb.put(tongue)
    const buffer = hb.call('hb_buffer_create')
    hb.call('hb_buffer_add_utf16', buffer, at, text.length, 0, text.length)
    hb.call('hb_buffer_set_language', buffer, hb.call('hb_language_from_string', tongueAt, tongue.length))
    hb.call('hb_buffer_guess_segment_properties', buffer)
    hb.call('hb_shape', this.font, buffer, 0, 0)
    const { result: infos, length } = hb.withLength('hb_buffer_get_glyph_infos', buffer)
    const positions = hb.call('hb_buffer_get_glyph_positions', buffer, 0)
    const info = hb.view(infos, length * GLYPH_BYTES)
    const position = hb.view(positions, length * GLYPH_BYTES)
    const glyphs = Array.from({ length }, (_, index) => ({
      id: info.getUint32(index * GLYPH_BYTES, true),
      advance: position.getInt32(index * GLYPH_BYTES, true),
      xOffset: position.getInt32(index * GLYPH_BYTES + 8, true),
      yOffset: position.getInt32(index * GLYPH_BYTES + 12, true),
    }))
    hb.call('hb_buffer_destroy', buffer)
    hb.call('free', at)
    hb.call('free', tongueAt)
    this.known.set(key, glyphs)
    return glyphs
  }

  /** How far a glyph moves the pen by itself. */
  advanceOf(glyph: number): number {
    return this.hb.call('hb_font_get_glyph_h_advance', this.font, glyph)
  }

  /** A font file with these glyphs alone, under their own numbers. */
  async subset(glyphs: Iterable<number>): Promise<Uint8Array<ArrayBuffer>> {
    const hb = await subsetter()
    const at = hb.put(this.file)
    const blob = hb.call('hb_blob_create', at, this.file.length, WRITABLE, 0, 0)
    const face = hb.call('hb_face_create', blob, 0)
    const input = hb.call('hb_subset_input_create_or_fail')
    hb.call('hb_subset_input_set_flags', input, SUBSET_FLAGS)
    const kept = hb.call('hb_subset_input_glyph_set', input)
    for (const glyph of glyphs) hb.call('hb_set_add', kept, glyph)
    const dropped = hb.call('hb_subset_input_set', input, DROPPED_TABLES)
    for (const name of DROPPED) hb.call('hb_set_add', dropped, tag(name))
    const small = hb.call('hb_subset_or_fail', face, input)
    if (small === 0) throw new Error(`${this.name} could not be subset`)
    const made = hb.call('hb_face_reference_blob', small)
    const { result, length } = hb.withLength('hb_blob_get_data', made)
    const file = hb.bytes(result, length)
    for (const each of [made, blob]) hb.call('hb_blob_destroy', each)
    for (const each of [small, face]) hb.call('hb_face_destroy', each)
    hb.call('hb_subset_input_destroy', input)
    hb.call('free', at)
    return file
  }
}
