import { useLanguage } from '@angadi/i18n/language-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import NotOpenYetScreen from './not-open-yet-screen.tsx'

// The messages are ready before the first render, so the markup needs no browser: only the element with the language.
const written = new Map<string, string>()
const root = {
  dataset: {},
  setAttribute: (name: string, value: string) => void written.set(name, value),
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: root })
  useLanguage.getState().choose('te')
  await startI18n(['common', 'shell', 'routes'])
})

afterAll(() => vi.unstubAllGlobals())

test('a Telugu reader learns in Telugu what will stand on the page and where to go now', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[pathTo('educationTutors')]}>
      <NotOpenYetScreen />
    </MemoryRouter>,
  )
  for (const labels of ['ఇంకా ప్రారంభం కాలేదు', 'ట్యూటర్లు', 'మీ దగ్గర్లో, ఆన్‌లైన్‌లో ట్యూటర్లు', 'హోమ్ పేజీకి వెళ్లండి']) {
    expect(page).toContain(labels)
  }
  expect(page.replace(/<[^>]*>/g, '')).not.toMatch(/[A-Za-z]/)
  expect(written.get('lang')).toBe('te')
})
