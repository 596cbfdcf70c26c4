import { forYouOptions } from '@angadi/data/discovery/for-you.ts'
import type { SearchFilter } from '@angadi/data/discovery/search-filter.ts'
import { searchOptions } from '@angadi/data/discovery/search-market.ts'
import { completionOptions } from '@angadi/data/discovery/suggest.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ANANYA, guest, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import {
  sampleCompletion,
  sampleCompletions,
  sampleItemHit,
  samplePlaceHit,
  sampleResults,
  sampleSuggestions,
  sampleVendorHit,
} from '../../shared/samples/search.ts'
import { useRecentSearches } from '../../shared/search/recent-searches.ts'
import SearchScreen from './search-screen.tsx'
import { searchFor } from './use-search-filter.ts'

const resultsKey = (query: string, changes: Partial<SearchFilter> = {}) =>
  searchOptions({ ...searchFor(query), ...changes }, MADHAPUR, 'en').queryKey
const completionsKey = (text: string) => completionOptions(text, MADHAPUR, 'en').queryKey
const page = (results: unknown) => ({ pages: [results], pageParams: [undefined] })
const ideas = [forYouOptions(ANANYA, MADHAPUR, 'en').queryKey, sampleSuggestions]

const meta = {
  title: 'Customer/Search',
  component: SearchScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/search', cache: [ideas] },
  beforeEach: () => {
    useRecentSearches.setState({ searches: [] })
    return signedIn()
  },
} satisfies Meta<typeof SearchScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing typed yet: the last searches, and ideas that say why. */
export const Untyped: Story = {
  beforeEach: () => {
    useRecentSearches.setState({
      searches: ['dosa', 'Biryani', 'onion'].map((query) => ({
        query,
        timestamp: '2026-11-22T06:00:00.000Z',
        category: 'all',
      })),
    })
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('combobox')).toHaveFocus()
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await expect(await canvas.findByText('Irani Chai')).toBeVisible()
    if (globals['language'] === 'en')
      await expect(canvas.getByText('Often bought with Chicken Biryani')).toBeVisible()
  },
}

/** Suggestions of every kind; the arrow keys reach them while the focus stays in the field. */
export const Typing: Story = {
  parameters: {
    cache: [
      [completionsKey('bi'), sampleCompletions],
      [
        completionsKey('bir'),
        [sampleCompletion(), sampleCompletion({ title: 'Mutton Biryani', vendors: 1 })],
      ],
      [resultsKey('Mutton Biryani'), page(sampleResults())],
    ],
  },
  tags: ['!screen'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'bi')
    const options = await canvas.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Chicken Biryani'),
      expect.stringContaining('Bisi Bele Bath'),
      expect.stringContaining('Midnight Matka Biryani'),
      expect.stringContaining('Bill payments'),
      expect.stringContaining('Bidar'),
    ])
    await userEvent.type(field, 'r')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    const wanted = canvas.getAllByRole('option')[1]
    if (!wanted) throw new Error('the second suggestion is missing')
    await expect(within(wanted).getByText('Bir')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveFocus()
    await expect(wanted).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', wanted.id)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Sona Masuri Rice')).toBeVisible()
    await expect(useRecentSearches.getState().searches.map(({ query }) => query)).toEqual(['Mutton Biryani'])
  },
}

/** No suggestion: Enter searches all the same. */
export const NoSuggestion: Story = {
  parameters: {
    cache: [
      [completionsKey('zz'), []],
      [completionsKey('zzz'), []],
    ],
  },
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz')
    await expect(await canvas.findByText(/Press Enter/)).toBeVisible()
  },
}

/** Items with price, vendor and what they were taken for. */
export const Results: Story = {
  parameters: { path: '/search?q=rice', cache: [[resultsKey('rice'), page(sampleResults())]] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Sona Masuri Rice')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Sold by Ratnadeep Fresh')).toBeVisible()
    await expect(canvas.getByText(/matches “biyyam”/)).toBeVisible()
    await expect(canvas.getByText(/₹64\/kg/)).toBeVisible()
  },
}

/** Nothing is called so: what was taken instead is said. */
export const Meant: Story = {
  parameters: {
    path: '/search?q=biryabi',
    cache: [[resultsKey('biryabi'), page(sampleResults({ meant: 'biryani' }))]],
  },
}

/** Vendors: those that do not deliver here say so. */
export const Vendors: Story = {
  parameters: {
    path: '/search?q=deg&tab=vendor',
    cache: [
      [
        resultsKey('deg', { tab: 'vendor' }),
        page(
          sampleResults({
            kinds: [{ kind: 'food', count: 3 }],
            hits: [
              sampleVendorHit(),
              sampleVendorHit({
                id: 'new',
                title: 'Degchi',
                rating: null,
                ratings_count: 0,
                pure_veg: true,
                matched: 'deg',
              }),
              sampleVendorHit({
                id: 'far',
                title: 'Char Kamaan Dum House',
                delivers_here: false,
                distance_m: 12_905,
              }),
            ],
          }),
        ),
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Degchi')).toBeVisible()
    if (globals['language'] === 'en') await expect(canvas.getByText(/Does not deliver to you/)).toBeVisible()
  },
}

/** Only places were found: their tab is shown by itself. */
export const OnlyPlaces: Story = {
  parameters: {
    path: '/search?q=madhapur',
    cache: [
      [
        resultsKey('madhapur'),
        page(sampleResults({ counts: { item: 0, vendor: 0, service: 0, place: 1 }, hits: [] })),
      ],
      [
        resultsKey('madhapur', { tab: 'place' }),
        page(sampleResults({ counts: { item: 0, vendor: 0, service: 0, place: 1 }, hits: [samplePlaceHit] })),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Madhapur')).toBeVisible()
  },
}

/** Nothing at all: the nearest word, and what is open. */
export const NothingFound: Story = {
  parameters: {
    path: '/search?q=biriyanni%20pot',
    cache: [
      [
        resultsKey('biriyanni pot'),
        page(
          sampleResults({
            counts: { item: 0, vendor: 0, service: 0, place: 0 },
            kinds: [],
            hits: [],
            nearest: 'biryani',
          }),
        ),
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(await canvas.findByRole('button', { name: 'Search for “biryani”' })).toBeVisible()
  },
}

/** The filters leave nothing, and are cleared at once. */
export const FilteredAway: Story = {
  parameters: {
    path: '/search?q=biryani&veg=1',
    cache: [
      [
        resultsKey('biryani', { vegOnly: true }),
        page(sampleResults({ counts: { item: 0, vendor: 0, service: 0, place: 0 }, kinds: [], hits: [] })),
      ],
      [resultsKey('biryani'), page(sampleResults({ hits: [sampleItemHit()] }))],
    ],
  },
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filters' }))
    await expect(await canvas.findByText('Hyderabadi Chicken Dum Biryani')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { path: '/search?q=biryani', pending: [resultsKey('biryani')] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

export const Unreachable: Story = {
  parameters: { path: '/search?q=biryani', failed: [resultsKey('biryani')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Without a place: items without distances. */
export const WithoutPlace: Story = {
  beforeEach: () => guest(),
  parameters: {
    path: '/search?q=biryani',
    cache: [
      [
        searchOptions(searchFor('biryani'), undefined, 'en').queryKey,
        page(
          sampleResults({
            hits: [
              sampleItemHit({ distance_m: null, delivers_here: null, minutes_min: null, minutes_max: null }),
            ],
          }),
        ),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hyderabadi Chicken Dum Biryani')).toBeVisible()
  },
}
