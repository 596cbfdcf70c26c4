// @vitest-environment happy-dom
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import NotOpenYetScreen from './not-open-yet-screen.tsx'

const BACK = 'వెనక్కి'

beforeAll(async () => {
  useLanguage.getState().choose('te')
  await startI18n(['common', 'shell', 'routes'])
})
afterEach(cleanup)

/** The page of the tutors, after other pages of the same visit. */
function tutorsAfter(...earlier: readonly string[]) {
  return render(
    <MemoryRouter initialEntries={[...earlier, pathTo('educationTutors')]}>
      <Routes>
        <Route path={pathTo('categories')} element={<h1>All categories</h1>} />
        <Route path="*" element={<NotOpenYetScreen />} />
      </Routes>
    </MemoryRouter>,
  )
}

test('a Telugu reader learns in Telugu what will stand on the page and where to go now', () => {
  const { container } = tutorsAfter()
  const text = container.textContent
  for (const labels of ['ఇంకా ప్రారంభం కాలేదు', 'ట్యూటర్లు', 'మీ దగ్గర్లో, ఆన్‌లైన్‌లో ట్యూటర్లు', 'హోమ్ పేజీకి వెళ్లండి']) {
    expect(text).toContain(labels)
  }
  expect(text).not.toMatch(/[A-Za-z]/)
  expect(document.documentElement.lang).toBe('te')
})

test('who came from another page goes back to it', () => {
  tutorsAfter(pathTo('categories'))
  fireEvent.click(screen.getByRole('button', { name: BACK }))
  expect(screen.getByText('All categories')).toBeDefined()
})

test('the first page of a visit offers no way back', () => {
  tutorsAfter()
  expect(screen.queryByRole('button', { name: BACK })).toBeNull()
})
