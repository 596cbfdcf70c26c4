import type { ShopSetup, ShopSetupSummary } from '@angadi/data/applications/shop-setup.ts'
import { sampleApplication } from './applications.ts'

/** How far a restaurant is set up; for stories and tests. */
export function sampleSetupSummary(changes: Partial<ShopSetupSummary> = {}): ShopSetupSummary {
  return {
    application_id: sampleApplication().id,
    sells: 'dishes',
    may_save: true,
    days: 6,
    items: 0,
    left_out: [],
    opens_on_begin: false,
    ...changes,
  }
}

/** A restaurant that is set up before its approval; for stories and tests. */
export function sampleSetup(changes: Partial<ShopSetup> = {}): ShopSetup {
  return {
    application_id: sampleApplication().id,
    name: 'Ananya Tiffins',
    state: 'under_review',
    sells: 'dishes',
    may_save: true,
    version: 2,
    hours: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
      { weekday, opens: '06:30', closes: '11:00' },
      { weekday, opens: '16:00', closes: '21:30' },
    ]),
    items: [
      { section: 'Tiffins', name: 'Idli', price_paise: 4000, diet: 'veg' },
      { section: 'Tiffins', name: 'Egg dosa', price_paise: 9000, diet: 'egg' },
      { section: 'Drinks', name: 'Filter coffee', price_paise: 2500, diet: 'veg', unit: '120 ml' },
    ],
    ...changes,
  }
}
