import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import beauty from '../../shared/drawings/beauty.svg'
import bills from '../../shared/drawings/bills.svg'
import dairy from '../../shared/drawings/dairy.svg'
import delivery from '../../shared/drawings/delivery.svg'
import education from '../../shared/drawings/education.svg'
import food from '../../shared/drawings/food.svg'
import grocery from '../../shared/drawings/grocery.svg'
import health from '../../shared/drawings/health.svg'
import homeServices from '../../shared/drawings/home-services.svg'
import newspaper from '../../shared/drawings/newspaper.svg'
import recharge from '../../shared/drawings/recharge.svg'
import rides from '../../shared/drawings/rides.svg'
import shopping from '../../shared/drawings/shopping.svg'
import vegetables from '../../shared/drawings/vegetables.svg'

/** A service as home's tiles show it. */
export interface Service {
  readonly key:
    | 'food'
    | 'grocery'
    | 'transport'
    | 'home'
    | 'health'
    | 'delivery'
    | 'education'
    | 'shopping'
    | 'vegetables'
    | 'dairy'
    | 'recharge'
    | 'bills'
    | 'newspaper'
    | 'beauty'
  readonly to: string
  readonly drawing: string
  /** The ground of its hue. */
  readonly ground: string
  /** The trade whose rating and minutes stand on it, as `home_page` names it. */
  readonly facts?: 'food' | 'grocery' | 'transport' | 'home_service'
}

const category = (categoryName: string) => pathTo('categoryCategoryName', { categoryName })

/** The four of the specification first, then the secondary ones, then what else is sold (Spec §2 Tile links on home). */
const SERVICES: readonly (Service & { readonly isOpen: boolean })[] = [
  {
    key: 'food',
    to: pathTo('food'),
    isOpen: isOpenRoute('food'),
    drawing: food,
    ground: 'bg-hue-food-soft text-hue-food-ink',
    facts: 'food',
  },
  {
    key: 'grocery',
    to: pathTo('grocery'),
    isOpen: isOpenRoute('grocery'),
    drawing: grocery,
    ground: 'bg-hue-grocery-soft text-hue-grocery-ink',
    facts: 'grocery',
  },
  {
    key: 'transport',
    to: pathTo('transport'),
    isOpen: isOpenRoute('transport'),
    drawing: rides,
    ground: 'bg-hue-rides-soft text-hue-rides-ink',
    facts: 'transport',
  },
  {
    key: 'home',
    to: pathTo('homeServices'),
    isOpen: isOpenRoute('homeServices'),
    drawing: homeServices,
    ground: 'bg-hue-home-soft text-hue-home-ink',
    facts: 'home_service',
  },
  {
    key: 'health',
    to: pathTo('healthDoctors'),
    isOpen: isOpenRoute('healthDoctors'),
    drawing: health,
    ground: 'bg-hue-health-soft text-hue-health-ink',
  },
  {
    key: 'delivery',
    to: pathTo('deliveryServices'),
    isOpen: isOpenRoute('deliveryServices'),
    drawing: delivery,
    ground: 'bg-hue-property-soft text-hue-property-ink',
  },
  {
    key: 'education',
    to: pathTo('institution'),
    isOpen: isOpenRoute('institution'),
    drawing: education,
    ground: 'bg-hue-education-soft text-hue-education-ink',
  },
  {
    key: 'shopping',
    to: pathTo('shopping'),
    isOpen: isOpenRoute('shopping'),
    drawing: shopping,
    ground: 'bg-hue-shopping-soft text-hue-shopping-ink',
  },
  {
    key: 'recharge',
    to: pathTo('digitalMobileRecharge'),
    isOpen: isOpenRoute('digitalMobileRecharge'),
    drawing: recharge,
    ground: 'bg-hue-digital-soft text-hue-digital-ink',
  },
  {
    key: 'vegetables',
    to: category('vegetables'),
    isOpen: isOpenRoute('categoryCategoryName'),
    drawing: vegetables,
    ground: 'bg-hue-grocery-soft text-hue-grocery-ink',
  },
  {
    key: 'dairy',
    to: category('milk-and-dairy'),
    isOpen: isOpenRoute('categoryCategoryName'),
    drawing: dairy,
    ground: 'bg-hue-pets-soft text-hue-pets-ink',
  },
  {
    key: 'bills',
    to: pathTo('digitalBillPayments'),
    isOpen: isOpenRoute('digitalBillPayments'),
    drawing: bills,
    ground: 'bg-hue-finance-soft text-hue-finance-ink',
  },
  {
    key: 'newspaper',
    to: category('newspapers'),
    isOpen: isOpenRoute('categoryCategoryName'),
    drawing: newspaper,
    ground: 'bg-hue-rides-soft text-hue-rides-ink',
  },
  {
    key: 'beauty',
    to: pathTo('beautyWellness'),
    isOpen: isOpenRoute('beautyWellness'),
    drawing: beauty,
    ground: 'bg-hue-beauty-soft text-hue-beauty-ink',
  },
]

/** How many services have a large tile. */
const MAIN = 4
/** How many have a small one before "More"; a phone shows the first four, and the rest by a swipe. */
const SMALL = 7

/** The services that are open, as large tiles and small ones; what is not open yet is not advertised (decision 0025). */
export function homeServicesShown(): {
  readonly main: readonly Service[]
  readonly small: readonly Service[]
} {
  const open = SERVICES.filter(({ isOpen }) => isOpen)
  const hasFacts = open.filter(({ facts }) => facts !== undefined)
  const others = open.filter(({ facts }) => facts === undefined)
  // The trades to come fill the places of the main ones that are not open yet.
  const goods = others.filter(({ key }) => key === 'shopping' || key === 'recharge' || key === 'bills')
  const main = [...hasFacts, ...goods].slice(0, MAIN)
  return { main, small: open.filter((service) => !main.includes(service)).slice(0, SMALL) }
}
