import { readTable } from './read-table.ts'
import { type Town, towns } from './towns.ts'

/** A salon, and who works there. */
export interface SalonSheet {
  readonly slug: string
  readonly name: string
  readonly tagline: string
  readonly town: Town
  readonly area: string
  readonly street: string
  readonly lat: number
  readonly lng: number
  readonly owner: string
  /** Which of the lists of services it offers. */
  readonly offers: keyof typeof serviceLists
  readonly people: readonly string[]
  /** How many chairs it has. */
  readonly chairs: number
  /** When its people work on a usual day, Indian time. */
  readonly opens: string
  readonly closes: string
  /** The weekday on which it is closed, 0 = Sunday; none where it never is. */
  readonly closed: number | undefined
  /** Its prices against those of the list, in percent. */
  readonly level: number
  /** What it asks for beforehand, in hundredths of a percent, and of whom. */
  readonly deposit: 'none' | 'of new customers' | 'of everybody'
  readonly confirmsItself: boolean
}

/** A service of a list: what it is called, its minutes of work, gap and work, and its price in rupees. */
export interface ServiceSheet {
  readonly section: string
  readonly name: string
  readonly minutes: readonly number[]
  readonly rupees: number
  readonly description: string
}

function services(text: string): readonly ServiceSheet[] {
  return readTable(['section', 'name', 'minutes', 'rupees', 'description'], text).map(
    ({ minutes, rupees, ...row }) => ({
      ...row,
      minutes: minutes.split(' ').map(Number),
      rupees: Number(rupees),
    }),
  )
}

const women = services(`
  Hair | Haircut and blow dry | 45 | 450 | Wash, cut and styling.
  Hair | Hair spa | 60 | 900 | Cream bath, massage and steam for dry or damaged hair.
  Hair | Root touch-up | 30 30 30 | 850 | Ammonia-free colour at the roots; while it works, you may read or rest.
  Hair | Global hair colour | 45 45 30 | 2200 | Colour from root to tip, with wash and blow dry.
  Skin | Clean-up | 45 | 600 | Cleansing, scrub and mask for glowing skin.
  Skin | Fruit facial | 60 | 950 | For every type of skin, with a massage of twenty minutes.
  Skin | De-tan, face and neck | 30 | 500 | Takes away the tan of a summer.
  Threading and waxing | Eyebrow threading | 10 | 50 | Shape and trim.
  Threading and waxing | Full arms waxing | 30 | 350 | Honey or chocolate wax.
  Threading and waxing | Full legs waxing | 45 | 550 | Honey or chocolate wax.
  Hands and feet | Manicure | 45 | 450 | Soak, scrub, shape and polish.
  Hands and feet | Pedicure | 60 | 600 | Soak, scrub, heel care and polish.
  Hands and feet | Mehendi, both hands | 60 | 500 | Arabic or Hyderabadi pattern, to the wrist.
`)
const everybody = services(`
  Hair | Haircut, women | 45 | 500 | Wash, cut and blow dry.
  Hair | Haircut, men | 30 | 250 | Wash and cut.
  Hair | Beard trim and shape | 20 | 150 | With hot towel.
  Hair | Hair spa | 60 | 1100 | Massage, mask and steam.
  Hair | Global hair colour | 45 45 30 | 2600 | Colour from root to tip, with wash and blow dry.
  Hair | Keratin treatment | 90 30 60 | 4500 | Smooth hair for three to four months.
  Skin | Clean-up | 45 | 700 | Cleansing, scrub and mask.
  Skin | Gold facial | 75 | 1600 | Before a wedding or a festival.
  Hands and feet | Pedicure | 60 | 700 | Soak, scrub, heel care and polish.
  Massage | Head and shoulder massage | 30 | 450 | Warm coconut oil.
`)
const men = services(`
  Hair | Haircut | 30 | 120 | Scissors or machine.
  Hair | Haircut and beard | 45 | 180 | With hot towel.
  Hair | Hair colour | 20 20 10 | 350 | Black or brown, with wash.
  Shave | Shave | 15 | 70 | Foam, hot towel and aftershave.
  Skin | Clean-up | 30 | 300 | Scrub and pack.
  Massage | Head massage | 20 | 120 | Navratna or coconut oil.
`)
const spa = services(`
  Massage | Abhyanga, sixty minutes | 60 | 1800 | Ayurvedic massage of the whole body with warm oil.
  Massage | Foot reflexology | 45 | 1000 | For whoever stands all day.
  Massage | Back and shoulder massage | 30 | 800 | Deep, for stiff muscles.
  Body | Body scrub and wrap | 75 | 2400 | Sandalwood and turmeric.
  Skin | Ayurvedic facial | 60 | 1500 | With saffron and rose water.
`)
const bridal = services(`
  Make-up | Bridal make-up | 150 | 9000 | Make-up, hair and draping of the saree on the day; trial included.
  Make-up | Party make-up | 75 | 2500 | Make-up and hair.
  Make-up | Saree draping | 30 | 600 | Any style, pinned to last.
  Hair | Hair styling | 45 | 900 | Buns, braids and flowers.
  Hands and feet | Bridal mehendi | 180 | 3500 | Both hands to the elbow and feet.
`)

/** What salons offer, by their sort. */
export const serviceLists = { women, everybody, men, spa, bridal }

function isList(name: string): name is keyof typeof serviceLists {
  return name in serviceLists
}

const DEPOSITS = ['none', 'of new customers', 'of everybody'] as const

/** The salons of the towns. */
export const allSalons: readonly SalonSheet[] = readTable(
  [
    'name',
    'town',
    'area',
    'street',
    'at',
    'owner',
    'offers',
    'people',
    'chairs',
    'hours',
    'closed',
    'level',
    'deposit',
    'confirms',
    'tagline',
  ],
  `
  Lotus Beauty Studio | zaheerabad | Subhash Gunj | Main Road, above the medical hall | 17.6822 77.6069 | Sunitha Kulkarni | women | Sunitha, Reshma, Kavya | 3 | 09:00 21:00 | | 80 | of new customers | itself | For women only, with care and without hurry.
  Royal Mens Salon | zaheerabad | Old Bus Stand | Shop 3, Bus Stand Complex | 17.6808 77.6081 | Mohammed Ghouse | men | Ghouse, Raju, Imtiyaz | 3 | 07:00 21:30 | 2 | 100 | none | itself | Haircut and shave since 1998.
  Sanjana Bridal Studio | zaheerabad | Housing Board | 5-4-80, Housing Board Colony | 17.6851 77.6112 | Sanjana Patil | bridal | Sanjana, Noorjahan | 2 | 08:00 20:00 | | 85 | of everybody | asked | Brides of Zaheerabad, Bidar and around.
  Tress and Tone | hyderabad | Madhapur | Plot 61, Ayyappa Society Road | 17.4471 78.3921 | Rohit Malhotra | everybody | Rohit, Zoya, Vamshi, Meghana | 4 | 10:00 21:00 | | 110 | of new customers | itself | Hair first, for everybody.
  Vasantham Ayurvedic Spa | hyderabad | Gachibowli | Villa 22, Indira Nagar | 17.4415 78.3561 | Dr. Latha Nambiar | spa | Latha, Bindu, Suresh | 3 | 09:00 20:00 | 1 | 110 | of everybody | itself | Massage as in Kerala, by trained therapists.
  Charminar Mehendi and Beauty | hyderabad | Shah Ali Banda | 20-4-1021, near the clock | 17.3578 78.4746 | Yasmeen Sultana | women | Yasmeen, Sameena, Afreen | 3 | 10:00 22:00 | 5 | 90 | none | itself | Mehendi, threading and facials for women.
  Sri Sai Beauty Parlour | sangareddy | Pothireddypally | 2-51, opposite the high school | 17.6137 78.0922 | Padmaja Reddy | women | Padmaja, Swathi | 2 | 09:30 20:00 | 2 | 80 | none | itself | Clean, friendly and on time.
  Campus Cuts | sangareddy | Kandi | Shop 12, Institute Road | 17.5951 78.1219 | Shaik Mahboob | men | Mahboob, Anil | 2 | 08:00 22:00 | | 90 | none | itself | Students pay what students can.
  Green Leaf Salon | vikarabad | Ramaiahguda | 5-3-64, Station Road | 17.3388 77.9071 | Kavitha Rathod | everybody | Kavitha, Naresh | 2 | 09:00 20:30 | 2 | 75 | none | asked | Haircuts and facials beside the station.
  Nandini Beauty Care | bidar | Gumpa | House 12, Mailoor Road | 17.9226 77.5101 | Nandini Hiremath | women | Nandini, Shobha, Ayesha | 3 | 09:00 20:30 | | 85 | of new customers | itself | Twenty years of care in Bidar.
`,
).map(({ at, hours, closed, level, chairs, people, offers, deposit, confirms, ...row }) => {
  const [lat = 0, lng = 0] = at.split(' ').map(Number)
  const [opens = '', closes = ''] = hours.split(' ')
  const town = towns.find(({ slug }) => slug === row.town)
  const asked = DEPOSITS.find((name) => name === deposit)
  if (!town || !isList(offers) || !asked) throw new Error(`${row.name} is not whole.`)
  return {
    ...row,
    slug: `${row.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${town.slug}`,
    town,
    lat,
    lng,
    opens,
    closes,
    closed: closed === '' ? undefined : Number(closed),
    level: Number(level),
    chairs: Number(chairs),
    people: people.split(',').map((name) => name.trim()),
    offers,
    deposit: asked,
    confirmsItself: confirms === 'itself',
  }
})
