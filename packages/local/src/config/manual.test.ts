import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../database/paths.ts'

test('the manual of deploying names the versions with which the tests run', async () => {
  const [manual, workspace] = await Promise.all(
    ['docs/operations/deploy.md', 'pnpm-workspace.yaml'].map((file) =>
      readFile(join(paths.root, file), 'utf8'),
    ),
  )
  for (const tool of ['supabase', 'deno']) {
    const [, version] = new RegExp(`^  ${tool}: (\\S+)$`, 'm').exec(workspace ?? '') ?? []
    const named = [...(manual ?? '').matchAll(new RegExp(`npx ${tool}@(\\S+)`, 'g'))].map(([, one]) => one)
    expect(named.length, tool).toBeGreaterThan(0)
    expect(new Set(named), tool).toEqual(new Set([version]))
  }
})
