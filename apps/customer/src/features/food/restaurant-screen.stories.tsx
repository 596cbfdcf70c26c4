import { cartKeys } from '@angadi/data/cart/keys.ts'
import { vendorKeys } from '@angadi/data/vendors/keys.ts'
import { type Menu, translatedMenuOptions } from '@angadi/data/vendors/menu.ts'
import { vendorOptions } from '@angadi/data/vendors/vendor.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleLine } from '../../shared/samples/checkout.ts'
import { ANANYA, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import { sampleDish, sampleMenu, sampleRestaurant } from '../../shared/samples/restaurants.ts'
import { sampleReviews } from '../../shared/samples/reviews.ts'
import RestaurantScreen from './restaurant-screen.tsx'

const { slug, id } = sampleRestaurant()
const restaurant = vendorOptions(slug, MADHAPUR, 'en').queryKey
const menu = translatedMenuOptions(id, 'en').queryKey
const stored = [vendorKeys.favourites(ANANYA), []] as const

const menuInTelugu: Menu = [
  {
    section: 'Dum biryani',
    section_name: 'దమ్ బిర్యానీ',
    items: [
      sampleDish({
        name: 'హైదరాబాదీ చికెన్ దమ్ బిర్యానీ',
        original_name: 'Hyderabadi chicken dum biryani',
        description: 'మసాలాలో నానిన పచ్చి చికెన్, పాత బాస్మతి బియ్యం కలిపి, గోధుమ ముద్ద మూతతో దమ్ పెట్టింది. సాలన్, రైతాతో.',
        option_groups: [
          {
            id: 'size',
            name: 'పరిమాణం',
            min_choices: 1,
            max_choices: 1,
            options: [
              { id: 'single', name: 'సింగిల్ (ఒకరికి)', price_paise: 0, diet: null, is_available: true },
              {
                id: 'family',
                name: 'ఫ్యామిలీ ప్యాక్ (నలుగురికి)',
                price_paise: 12_000,
                diet: null,
                is_available: true,
              },
            ],
          },
        ],
      }),
      sampleDish({
        id: 'paneer',
        name: 'పనీర్ టిక్కా బిర్యానీ',
        original_name: 'Paneer tikka biryani',
        description: 'బొగ్గులపై కాల్చిన పనీర్‌తో దమ్ బిర్యానీ, చివర్లో కేవ్డా పరిమళం.',
        diet: 'veg',
        price_paise: 26_900,
        mrp_paise: null,
        is_bestseller: false,
        option_groups: [],
      }),
    ],
  },
]

const cacheInTelugu = [
  [vendorOptions(slug, MADHAPUR, 'te').queryKey, sampleRestaurant({ cuisine_names: ['బిర్యానీ', 'హైదరాబాదీ'] })],
  [translatedMenuOptions(id, 'te').queryKey, menuInTelugu],
  [cartKeys.of(ANANYA, 'te'), []],
  stored,
] as const

const meta = {
  title: 'Customer/Restaurant',
  component: RestaurantScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: `/restaurants/${slug}`, route: '/restaurants/:id' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof RestaurantScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Dishes that are available, running out or unavailable, and some already in the cart. */
export const Open: Story = {
  parameters: {
    cache: [
      [restaurant, sampleRestaurant()],
      [menu, sampleMenu],
      [cartKeys.of(ANANYA, 'en'), [sampleLine()]],
      stored,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paneer tikka biryani')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Deg & Dastarkhwan')
  },
}

/** In Telugu, down to the descriptions of the dishes. */
export const InTelugu: Story = {
  globals: { language: 'te' },
  parameters: { cache: cacheInTelugu },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ముద్ద మూతతో దమ్ పెట్టింది/u)).toBeVisible()
  },
}

/** A dish in Telugu: what can be chosen, too. */
export const DishInTelugu: Story = {
  globals: { language: 'te' },
  parameters: { path: `/restaurants/${slug}?sheet=dish-biryani`, cache: cacheInTelugu },
  play: async () => {
    await expect(await screen.findByText('ఫ్యామిలీ ప్యాక్ (నలుగురికి)')).toBeVisible()
  },
}

/** Closed, and outside the delivery area. */
export const ClosedAndFar: Story = {
  parameters: {
    cache: [
      [
        restaurant,
        sampleRestaurant({
          is_open: false,
          opens_at: new Date(Date.now() + 10 * 3_600_000).toISOString(),
          delivers_here: false,
        }),
      ],
      [menu, sampleMenu],
      [cartKeys.of(ANANYA, 'en'), []],
      stored,
    ],
  },
}

/** Hours, licence and reviews. */
export const Info: Story = {
  parameters: {
    path: `/restaurants/${slug}?sheet=info`,
    cache: [
      [restaurant, sampleRestaurant()],
      [menu, sampleMenu],
      [cartKeys.of(ANANYA, 'en'), []],
      stored,
      ...sampleReviews(id, ANANYA),
    ],
  },
}

/** A restaurant without a menu yet. */
export const WithoutMenu: Story = {
  parameters: { cache: [[restaurant, sampleRestaurant()], [menu, []], stored] },
}

export const Loading: Story = { parameters: { pending: [restaurant] } }

/** The restaurant is cached, its menu could not be loaded. */
export const MenuUnreachable: Story = {
  parameters: { cache: [[restaurant, sampleRestaurant()], stored], failed: [menu] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: { failed: [restaurant] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
