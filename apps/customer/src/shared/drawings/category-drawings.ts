import type { HUE_GROUNDS } from '@angadi/ui/hue/hue-grounds.ts'
import beauty from './beauty.svg'
import bills from './bills.svg'
import dairy from './dairy.svg'
import delivery from './delivery.svg'
import education from './education.svg'
import entertainment from './entertainment.svg'
import finance from './finance.svg'
import food from './food.svg'
import grocery from './grocery.svg'
import health from './health.svg'
import homeServices from './home-services.svg'
import learning from './learning.svg'
import partner from './partner.svg'
import pets from './pets.svg'
import property from './property.svg'
import recharge from './recharge.svg'
import rental from './rental.svg'
import rides from './rides.svg'
import shopping from './shopping.svg'
import tech from './tech.svg'
import vegetables from './vegetables.svg'

/** A drawing with the hue of its ground. */
export interface Drawing {
  readonly src: string
  readonly hue: keyof typeof HUE_GROUNDS
}

/** The drawing of each main category, by its slug in the database (Spec §1 Categories). */
const BY_SLUG: Readonly<Record<string, Drawing>> = {
  'food-delivery': { src: food, hue: 'food' },
  vegetables: { src: vegetables, hue: 'grocery' },
  'milk-and-dairy': { src: dairy, hue: 'pets' },
  grocery: { src: grocery, hue: 'grocery' },
  rides: { src: rides, hue: 'rides' },
  'doctors-and-hospitals': { src: health, hue: 'health' },
  cleaning: { src: homeServices, hue: 'home' },
  parcels: { src: delivery, hue: 'property' },
  shopping: { src: shopping, hue: 'shopping' },
  'house-rental': { src: rental, hue: 'property' },
  'real-estate': { src: property, hue: 'property' },
  institutions: { src: education, hue: 'education' },
  'beauty-and-wellness': { src: beauty, hue: 'beauty' },
  'pet-services': { src: pets, hue: 'pets' },
  'financial-services': { src: finance, hue: 'finance' },
  'tech-support': { src: tech, hue: 'digital' },
  'mobile-recharge': { src: recharge, hue: 'digital' },
  'bill-payments': { src: bills, hue: 'finance' },
  'online-learning': { src: learning, hue: 'education' },
  entertainment: { src: entertainment, hue: 'shopping' },
}

/** The drawing of a main category; undefined for aisles and departments, which have pictures. */
export function categoryDrawing(slug: string): Drawing | undefined {
  return BY_SLUG[slug]
}

/** Stands for whoever sells here: what has no drawing of its own shows it. */
export const VENDOR_DRAWING: Drawing = { src: partner, hue: 'home' }
