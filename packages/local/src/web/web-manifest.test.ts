import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { APPS } from '@angadi/routes/route.ts'
import { describe, expect, it } from 'vitest'
import { type ManifestLabels, webManifest } from '../../../../scripts/web-manifest.ts'
import { paths } from '../database/paths.ts'

function labels(namespace: string) {
  return JSON.parse(readFileSync(join(paths.root, `packages/i18n/src/locales/en/${namespace}.json`), 'utf8'))
}

const sentences: ManifestLabels = { pwa: labels('pwa'), routes: labels('routes') }

describe('the web app manifests', () => {
  it('give each app a name, an identity and a place of its own (Spec §7 manifest)', () => {
    const all = APPS.map((app) => webManifest(app, sentences))
    expect(new Set(all.map(({ id }) => id)).size).toBe(APPS.length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(APPS.length)
    for (const { short_name, start_url, scope, shortcuts } of all) {
      expect(short_name.length).toBeLessThanOrEqual(16)
      for (const path of [start_url, ...shortcuts.map(({ url }) => url)])
        expect(path.startsWith(scope)).toBe(true)
    }
    for (const [index, app] of APPS.entries())
      expect(matchRoute(all[index]?.start_url ?? '')?.route.app).toBe(app)
  })

  it('carry the theme color #3b82f6 and stand alone (Spec §9 theme color)', () => {
    for (const app of APPS)
      expect(webManifest(app, sentences)).toMatchObject({
        theme_color: '#3b82f6',
        display: 'standalone',
        lang: 'en',
      })
  })

  it('name only icons that exist, one of them for every mask (Spec §7 manifest)', () => {
    for (const app of APPS) {
      const { icons } = webManifest(app, sentences)
      expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
      for (const { src } of icons) {
        const file = src.replace(`/_apps/${app}/icons/`, '')
        expect(existsSync(join(paths.root, 'packages/ui/src/brand-mark/icons', app, file)), src).toBe(true)
      }
    }
  })

  it('name shortcuts by the titles of their routes (Spec §7 manifest)', () => {
    const [food] = webManifest('customer', sentences).shortcuts
    expect(food).toEqual({ name: sentences.routes['food']?.title, url: '/food' })
  })
})
