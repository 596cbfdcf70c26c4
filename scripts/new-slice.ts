import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { routes } from '../packages/routes/src/manifest.ts'
import { nextVersion } from './migrations/next-version.ts'

const usage = `pnpm new:slice <domain> <path>

  domain  the trade in kebab-case, such as pets
  path    a path of the customer app in the route manifest that has no screen yet, such as /pet-services

Writes migration with the trade's row and functions, pgTAP with an order, data folder, screen, story, journey, the trade's
files in the customer app and sentences, and generates the types and the declared schema of the database.`

const APP = 'apps/customer/src/app/screens.tsx'
const MANIFEST = 'packages/routes/src/manifest/customer.ts'
const RESOURCES = 'packages/i18n/src/resources.ts'

/** The messages of a new screen in the languages that must be complete in every change; the title is the route's. */
const SENTENCES = {
  en: {
    loading: 'Loading',
    failed: 'This could not be loaded',
    empty: {
      title: 'Nothing is offered here yet',
      text: 'Vendors near you will appear here as soon as they join.',
    },
  },
  hi: {
    loading: 'लोड हो रहा है',
    failed: 'इसे लोड नहीं किया जा सका',
    empty: { title: 'यहाँ अभी कुछ उपलब्ध नहीं है', text: 'आपके पास की दुकानें जुड़ते ही यहाँ दिखेंगी।' },
  },
  te: {
    loading: 'లోడ్ అవుతోంది',
    failed: 'దీన్ని లోడ్ చేయలేకపోయాం',
    empty: { title: 'ఇక్కడ ఇంకా ఏమీ లేవు', text: 'మీ దగ్గరి షాపులు చేరగానే ఇక్కడ కనిపిస్తాయి.' },
  },
} as const

function fail(message: string): never {
  console.error(`\n${message}\n\n${usage}\n`)
  process.exit(1)
}

function titlesOf(language: string): Readonly<Record<string, { readonly title: string }>> {
  return JSON.parse(readFileSync(`packages/i18n/src/locales/${language}/routes.json`, 'utf8'))
}

/** The number after that of a folder's last file, in steps of a hundred, padded to the same width. */
function nextNumber(folder: string, pattern: RegExp): string {
  const numbers = readdirSync(folder).flatMap((file) => pattern.exec(file)?.[1] ?? [])
  const last = numbers.toSorted().at(-1) ?? '0'
  return String((Math.floor(Number(last) / 100) + 1) * 100).padStart(last.length, '0')
}

const [domain = '', path = ''] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(domain)) fail(`"${domain}" is not a name in kebab-case.`)
const route = routes.find(
  (one) => one.path === path && one.app === 'customer' && one.redirectTo === undefined,
)
if (!route) fail(`The customer app has no path "${path}" in packages/routes.`)
const app = readFileSync(APP, 'utf8')
if (new RegExp(`^  ${route.name}: `, 'm').test(app)) fail(`${path} has a screen already.`)

const pascal = domain.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
const names: Readonly<Record<string, string>> = {
  kebab: domain,
  snake: domain.replaceAll('-', '_'),
  camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`,
  pascal,
  path,
  route: route.name,
  title: titlesOf('en')[route.name]?.title ?? pascal,
}

function write(file: string, text: string): void {
  if (existsSync(file)) fail(`${file} exists already.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`  ${file}`)
}

function filled(template: string): string {
  const text = readFileSync(`scripts/slice/${template}.txt`, 'utf8')
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name] ?? whole)
}

const migration = nextVersion(readdirSync('supabase/migrations'), new Date())
const pgtap = nextNumber('supabase/tests', /^(\d+)_/)
const screens = `apps/customer/src/features/${domain}`
write(`supabase/migrations/${migration}_${names['snake']}.sql`, filled('migration.sql'))
write(`supabase/tests/${pgtap}_${names['snake']}.test.sql`, filled('pgtap.sql'))
write(`packages/data/src/${domain}/keys.ts`, filled('keys.ts'))
write(`packages/data/src/${domain}/items.ts`, filled('items.ts'))
write(`${screens}/${domain}-screen.tsx`, filled('screen.tsx'))
write(`${screens}/${domain}-screen.stories.tsx`, filled('stories.tsx'))
write(`${screens}/${domain}-order-view.tsx`, filled('order-view.tsx'))
write(`apps/customer/src/app/trades/${names['snake']}.tsx`, filled('trade-views.tsx'))
write(`apps/customer/src/shared/trade/trades/${names['snake']}.ts`, filled('trade-facts.ts'))
write(`e2e/journeys/${domain}/${domain}.spec.ts`, filled('journey.spec.ts'))
for (const [language, sentences] of Object.entries(SENTENCES)) {
  const title = titlesOf(language)[route.name]?.title ?? names['title']
  write(
    `packages/i18n/src/locales/${language}/${names['camel']}.json`,
    `${JSON.stringify({ title, ...sentences }, null, 2)}\n`,
  )
}

/** Adds the new slice to a file that lists the existing ones. */
function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before) fail(`${file} has no place for the new slice.`)
  writeFileSync(file, after)
  console.log(`  ${file}`)
}

change(APP, (text) =>
  text
    .replace(
      /\n(\/\*\* The screens that are open)/,
      `const ${pascal}Screen = lazy(() => import('../features/${domain}/${domain}-screen.tsx'))\n\n$1`,
    )
    .replace(/(const screens: [^{]*\{\n)/, `$1  ${route.name}: ${pascal}Screen,\n`),
)
// The trade is open from now on: its tile and slide appear (docs/decisions/0025).
change(MANIFEST, (text) => text.replace(new RegExp(`(  ${route.name}: .*), soon: true`), '$1'))
change(RESOURCES, (text) =>
  text
    .replace(
      /\n\n(\/\*\* The )/,
      `\nimport type ${names['camel']} from './locales/en/${names['camel']}.json'\n\n$1`,
    )
    .replace(/(interface Resources \{\n)/, `$1  ${names['camel']}: typeof ${names['camel']}\n`),
)

for (const command of ['db:types', 'db:schema', 'check:fix']) {
  console.log(`\n▸ pnpm ${command}`)
  const { status } = spawnSync('pnpm', [command], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(1)
}
console.log(`\nThe slice is written. \`pnpm check\`, then CONTRIBUTING.md for what belongs into each file.`)
