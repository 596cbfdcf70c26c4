import { Typeface } from './typeface.ts'
import { shaper, unpacked } from './wasm.ts'

/** The scripts for which there is a font, by their letters; each font has Latin letters and ₹ as well. */
const LETTERS = {
  devanagari: /[\u0900-\u0963\u0966-\u097f]/,
  bengali: /[\u0980-\u09ff]/,
  gurmukhi: /[\u0a00-\u0a7f]/,
  gujarati: /[\u0a80-\u0aff]/,
  tamil: /[\u0b80-\u0bff]/,
  telugu: /[\u0c00-\u0c7f]/,
  kannada: /[\u0c80-\u0cff]/,
  malayalam: /[\u0d00-\u0d7f]/,
} as const

export type Script = keyof typeof LETTERS

/** Only what a document needs is loaded. */
const FONTS: Readonly<Record<Script, () => Promise<{ readonly default: string }>>> = {
  devanagari: () => import('./generated/devanagari.ts'),
  bengali: () => import('./generated/bengali.ts'),
  gurmukhi: () => import('./generated/gurmukhi.ts'),
  gujarati: () => import('./generated/gujarati.ts'),
  tamil: () => import('./generated/tamil.ts'),
  telugu: () => import('./generated/telugu.ts'),
  kannada: () => import('./generated/kannada.ts'),
  malayalam: () => import('./generated/malayalam.ts'),
}

const SCRIPTS: readonly Script[] = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
]

/** The script whose font sets a language; Latin letters look the same in all but one, and Tamil's is the smallest. */
export const SCRIPT_OF: Readonly<Record<string, Script>> = {
  en: 'tamil',
  hi: 'devanagari',
  mr: 'devanagari',
  bn: 'bengali',
  pa: 'gurmukhi',
  gu: 'gujarati',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
}

const loading = new Map<Script, Promise<Typeface>>()

async function load(script: Script): Promise<Typeface> {
  const [hb, { default: packed }] = await Promise.all([shaper(), FONTS[script]()])
  return new Typeface(hb, script, await unpacked(packed))
}

/** The font of a script. */
export function typefaceOf(script: Script): Promise<Typeface> {
  const known = loading.get(script) ?? load(script)
  loading.set(script, known)
  return known
}

/** A piece of text in one script; `latin` is set in the document's own font. */
export interface Run {
  readonly script: Script | 'latin'
  readonly text: string
}

function scriptOf(letter: string): Run['script'] | undefined {
  const script = SCRIPTS.find((each) => LETTERS[each].test(letter))
  if (script) return script
  // Signs, figures, spaces and joiners belong to what stands before them.
  return /\p{L}/u.test(letter) ? 'latin' : undefined
}

/** A text split where its script changes: "GST-ఇన్‌వాయిస్" is shaped in two runs. */
export function runsOf(text: string): readonly Run[] {
  const runs: { script: Run['script']; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const script = scriptOf(letter)
    if (last && (script === undefined || script === last.script)) last.text += letter
    else runs.push({ script: script ?? 'latin', text: letter })
  }
  return runs
}
