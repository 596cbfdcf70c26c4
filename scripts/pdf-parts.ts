import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'

/**
 * Writes what the functions that make PDF files are built with into modules: HarfBuzz and one font a script, packed and
 * in base64, because functions are deployed without files that are not modules (docs/decisions/0112). Run again only for
 * another version of them; it asks the registry.
 */
const FOLDER = 'supabase/functions/_shared/pdf/generated'
const HARFBUZZ = 'harfbuzzjs@1.6.4'
const FONTS = {
  devanagari: ['@expo-google-fonts/anek-devanagari@0.4.1', 'AnekDevanagari'],
  bengali: ['@expo-google-fonts/anek-bangla@0.4.1', 'AnekBangla'],
  gurmukhi: ['@expo-google-fonts/noto-sans-gurmukhi@0.4.1', 'NotoSansGurmukhi'],
  gujarati: ['@expo-google-fonts/anek-gujarati@0.4.1', 'AnekGujarati'],
  tamil: ['@expo-google-fonts/anek-tamil@0.4.1', 'AnekTamil'],
  telugu: ['@expo-google-fonts/anek-telugu@0.4.1', 'AnekTelugu'],
  kannada: ['@expo-google-fonts/anek-kannada@0.4.1', 'AnekKannada'],
  malayalam: ['@expo-google-fonts/anek-malayalam@0.4.1', 'AnekMalayalam'],
} as const

const scratch = mkdtempSync(join(tmpdir(), 'pdf-parts-'))

/** The folder of an unpacked package. */
function unpacked(name: string): string {
  const folder = mkdtempSync(join(scratch, 'package-'))
  const answer = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' })
  execFileSync('tar', ['xzf', answer.trim()], { cwd: folder })
  return join(folder, 'package')
}

function writeModule(name: string, from: string, bytes: Buffer): void {
  const base64 = deflateRawSync(bytes, { level: 9 }).toString('base64')
  writeFileSync(
    join(FOLDER, `${name}.ts`),
    `// ${from}, deflated, in base64. Written by scripts/pdf-parts.ts.\nexport default '${base64}'\n`,
  )
}

mkdirSync(FOLDER, { recursive: true })
const harfbuzz = unpacked(HARFBUZZ)
for (const name of ['harfbuzz', 'harfbuzz-subset'])
  writeModule(name, `${HARFBUZZ} dist/${name}.wasm`, readFileSync(join(harfbuzz, 'dist', `${name}.wasm`)))
writeFileSync(join(FOLDER, 'LICENSE-harfbuzz.txt'), readFileSync(join(harfbuzz, 'LICENSE')))
for (const [script, [name, file]] of Object.entries(FONTS)) {
  const font = unpacked(name)
  writeModule(
    script,
    `${name} ${file} Regular`,
    readFileSync(join(font, '400Regular', `${file}_400Regular.ttf`)),
  )
  writeFileSync(join(FOLDER, `LICENSE-${script}.txt`), readFileSync(join(font, 'LICENSE_FONT')))
}
rmSync(scratch, { recursive: true })
