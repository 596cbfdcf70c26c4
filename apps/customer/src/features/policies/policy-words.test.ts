import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { CURRENT_VERSIONS, POLICIES } from '@angadi/domain/policies/current.ts'
import en from '@angadi/i18n/locales/en/policies.json' with { type: 'json' }
import hi from '@angadi/i18n/locales/hi/policies.json' with { type: 'json' }
import te from '@angadi/i18n/locales/te/policies.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { POLICY_SECTIONS } from './policy-sections.ts'

const MIGRATIONS = new URL('../../../../../supabase/migrations/', import.meta.url)
const schema = readdirSync(MIGRATIONS)
  .map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8'))
  .join('\n')

const figuresIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

test.each(POLICIES)('the words of %s are those of the version in force (Issue 11, Policies)', (policy) => {
  const digest = createHash('sha256').update(JSON.stringify(en[policy])).digest('hex')
  const { version, effectiveOn } = CURRENT_VERSIONS[policy]
  // Whoever changes the English words adds a version: a row of policy_versions, and the number in the domain.
  expect(schema).toContain(`('${policy}', ${version}, '${effectiveOn}', '${digest}'`)
})

test.each(POLICIES)('every section of %s is shown, in its order', (policy) => {
  expect(POLICY_SECTIONS[policy]).toEqual(Object.keys(en[policy]).map((section) => `${policy}.${section}`))
})

test.each(POLICIES)('%s names the same figures in each language', (policy) => {
  const wanted = figuresIn(JSON.stringify(en[policy])).toSorted()
  for (const words of [hi, te]) expect(figuresIn(JSON.stringify(words[policy])).toSorted()).toEqual(wanted)
})

test('each figure of a policy is one that the database or the settings give', () => {
  const settings = ['company', 'address', 'tax', 'name', 'email', 'phone', 'version', 'date']
  const given = [...schema.matchAll(/'(\w+)',\s+(?:round|trim_scale|private\.)/g)].map(
    ([, name = '']) => name,
  )
  for (const name of figuresIn(JSON.stringify(en)))
    expect([...settings, ...given, 'cancel_most'], name).toContain(name)
})
