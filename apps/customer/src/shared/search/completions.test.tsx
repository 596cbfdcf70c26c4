// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { type Completion, completionOptions } from '@angadi/data/discovery/suggest.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleCompletion } from '../samples/search.ts'
import { Completions } from './completions.tsx'
import { useSearchCombobox } from './use-search-combobox.ts'

beforeAll(() => startI18n(['search']))
beforeEach(() => {
  addSampleConfig()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Search({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const { field, list } = useSearchCombobox('', onSearch)
  return (
    <>
      <SearchField label="Search" clearLabel="Clear" {...field} />
      <Completions list={list} />
    </>
  )
}

const keyOf = (text: string) => completionOptions(text, undefined, 'en').queryKey
const CHICKEN = sampleCompletion()
const MUTTON = sampleCompletion({ title: 'Mutton Biryani' })
const PANEER = sampleCompletion({ title: 'Paneer Biryani' })

/** The arrow keys choose "Mutton Biryani" for "bi" while "bir" is typed already; then its suggestions arrive. */
async function chosenBefore(rows: readonly Completion[]) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(keyOf('bi'), [CHICKEN, MUTTON])
  const onSearch = vi.fn<(text: string) => void>()
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Search onSearch={onSearch} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox')
  for (const value of ['bi', 'bir']) await act(async () => fireEvent.change(field, { target: { value } }))
  for (let step = 0; step < 2; step += 1) fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Mutton Biryani')
  await act(async () => queryClient.setQueryData(keyOf('bir'), [...rows]))
  await screen.findByText(/Paneer/)
  return {
    chosen: () => screen.queryByRole('option', { selected: true })?.textContent,
    enter: () => {
      fireEvent.keyDown(field, { key: 'Enter' })
      return onSearch.mock.calls
    },
  }
}

test('a suggestion chosen by the arrow keys stays chosen where others move it', async () => {
  const { chosen, enter } = await chosenBefore([MUTTON, PANEER])
  expect(chosen()).toContain('Mutton Biryani')
  expect(enter()).toEqual([['Mutton Biryani']])
})

test('when the chosen suggestion is gone, Enter searches for the text', async () => {
  const { chosen, enter } = await chosenBefore([CHICKEN, PANEER])
  expect(chosen()).toBeUndefined()
  expect(enter()).toEqual([['bir']])
})
