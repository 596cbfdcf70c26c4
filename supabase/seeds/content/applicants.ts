/** Where an application of the seeds stands. */
type SeededState =
  | 'draft'
  | 'submitted'
  | 'under_review'
  | 'changes_requested'
  | 'rejected'
  | 'approved'
  | 'active'
  | 'withdrawn'

/** A suspension, or an end of the work at once, which two administrators decide. */
interface SeededMeasure {
  readonly kind: 'suspension' | 'end'
  readonly reason: string
  /** What exactly happened. */
  readonly note: string
  /** After how many days it ends by itself; without it, when it is lifted. */
  readonly days?: number
  /** What is said against it. */
  readonly appeal?: string
}

/** Somebody who applied to sell or to deliver. */
export interface Applicant {
  readonly name: string
  readonly phone: string
  readonly language: string
  readonly role: 'restaurant' | 'grocery_store' | 'shop' | 'courier'
  readonly state: SeededState
  /** How long ago it was handed in, or begun where it was not. */
  readonly hoursAgo: number
  /** The name of the business, or the vehicle of a courier. */
  readonly offers: string
  readonly address: string
  readonly area: string
  readonly at: readonly [lat: number, lng: number]
  /** What is handed in, in the order of the list of papers. */
  readonly papers: readonly string[]
  /** A paper that was sent back because it cannot be read, or that has expired. */
  readonly sentBack?: string
  readonly expired?: string
  /** The business that approval has made, where the seeds have no other. */
  readonly slug?: string
  /** What the administration has decided about the work since. */
  readonly measure?: SeededMeasure
  /** The bank account is that of somebody else of the list: a duplicate for the reviewer. */
  readonly accountOf?: string
}

const OF_FOOD = ['pan', 'identity', 'bank', 'fssai', 'gstin']
const OF_SHOP = ['pan', 'identity', 'bank', 'gstin', 'shop_act']
const OF_COURIER = ['identity', 'identity_photo', 'pan', 'bank', 'licence', 'vehicle', 'insurance']

/** One application in every state, and with each measure that the administration takes; couriers work in the seeds. */
export const applicants: readonly Applicant[] = [
  {
    name: 'Shanthi Reddy',
    phone: '+919000000071',
    language: 'te',
    role: 'restaurant',
    state: 'draft',
    hoursAgo: 3,
    offers: 'Shanthi Tiffins',
    address: 'Shop 4, Ayyappa Society Main Road, Madhapur',
    area: 'Madhapur',
    at: [17.4481, 78.3893],
    papers: ['pan', 'identity'],
  },
  {
    name: 'Mahesh Yadav',
    phone: '+919000000072',
    language: 'en',
    role: 'grocery_store',
    state: 'submitted',
    hoursAgo: 61,
    offers: 'Yadav Provision Stores',
    address: 'Station Road, Zaheerabad',
    area: 'Station Road',
    at: [17.6829, 77.6101],
    papers: OF_FOOD,
  },
  {
    name: 'Noor Jahan',
    phone: '+919000000073',
    language: 'hi',
    role: 'shop',
    state: 'submitted',
    hoursAgo: 20,
    offers: 'Noor Bangles',
    address: 'Laad Bazaar Road, Zaheerabad',
    area: 'Old Bus Stand',
    at: [17.6811, 77.6079],
    papers: OF_SHOP,
    accountOf: '+919000000072',
  },
  {
    name: 'Prashanth Rao',
    phone: '+919000000074',
    language: 'te',
    role: 'restaurant',
    state: 'under_review',
    hoursAgo: 9,
    offers: 'Rao Idli Bandi',
    address: 'Road No. 10, Banjara Hills, Hyderabad',
    area: 'Banjara Hills',
    at: [17.4139, 78.4419],
    papers: OF_FOOD,
  },
  {
    name: 'Sunil Jadhav',
    phone: '+919000000075',
    language: 'hi',
    role: 'grocery_store',
    state: 'changes_requested',
    hoursAgo: 44,
    offers: 'Jadhav Kirana',
    address: 'Chaubara Road, Bidar',
    area: 'Chaubara',
    at: [17.9142, 77.5261],
    papers: OF_FOOD,
    sentBack: 'fssai',
  },
  {
    name: 'Naresh Naik',
    phone: '+919000000076',
    language: 'en',
    role: 'courier',
    state: 'rejected',
    hoursAgo: 120,
    offers: 'scooter',
    address: '',
    area: '',
    at: [17.4412, 78.3805],
    papers: OF_COURIER,
  },
  {
    name: 'Lakshmi Prasanna',
    phone: '+919000000103',
    language: 'te',
    role: 'courier',
    state: 'approved',
    hoursAgo: 30,
    offers: 'scooter',
    address: '',
    area: '',
    at: [17.4144, 78.4402],
    papers: OF_COURIER,
  },
  {
    name: 'Ravi Kumar Goud',
    phone: '+919000000021',
    language: 'en',
    role: 'courier',
    state: 'active',
    hoursAgo: 900,
    offers: 'bike',
    address: '',
    area: '',
    at: [17.4462, 78.3869],
    papers: OF_COURIER,
  },
  {
    name: 'Sai Teja',
    phone: '+919000000102',
    language: 'te',
    role: 'courier',
    state: 'active',
    hoursAgo: 1200,
    offers: 'scooter',
    address: '',
    area: '',
    at: [17.4901, 78.3929],
    papers: OF_COURIER,
    expired: 'insurance',
  },
  {
    name: 'Kiran Naidu',
    phone: '+919000000077',
    language: 'en',
    role: 'restaurant',
    state: 'withdrawn',
    hoursAgo: 200,
    offers: 'Naidu Dosa Corner',
    address: 'Phase 6, KPHB Colony, Hyderabad',
    area: 'KPHB',
    at: [17.4899, 78.3942],
    papers: OF_FOOD,
  },
  {
    name: 'Venkata Ramana',
    phone: '+919000000078',
    language: 'te',
    role: 'grocery_store',
    state: 'active',
    hoursAgo: 1600,
    offers: 'Sri Ramana Provisions',
    address: 'Station Road, Vikarabad',
    area: 'Station Road',
    at: [17.3376, 77.9053],
    papers: OF_FOOD,
    slug: 'sri-ramana-provisions-vikarabad',
    measure: {
      kind: 'suspension',
      reason: 'quality',
      note: 'Five customers got milk past its date within a week.',
      days: 10,
    },
  },
  {
    name: 'Feroz Khan',
    phone: '+919000000079',
    language: 'hi',
    role: 'shop',
    state: 'active',
    hoursAgo: 2100,
    offers: 'Feroz Mobile Hub',
    address: 'Chaubara Road, Bidar',
    area: 'Chaubara',
    at: [17.9148, 77.5249],
    papers: OF_SHOP,
    slug: 'feroz-mobile-hub-bidar',
    measure: {
      kind: 'end',
      reason: 'fraud',
      note: 'Phones were sold as new that had been used, with papers that were not theirs.',
    },
  },
  {
    name: 'Yellappa',
    phone: '+919000000116',
    language: 'te',
    role: 'courier',
    state: 'active',
    hoursAgo: 1400,
    offers: 'bike',
    address: '',
    area: '',
    at: [17.3392, 77.9068],
    papers: OF_COURIER,
    measure: {
      kind: 'suspension',
      reason: 'conduct',
      note: 'A customer was shouted at when the door was not opened at once.',
      days: 7,
      appeal: 'I called out because the bell did not work. I am sorry that it sounded rude.',
    },
  },
  {
    name: 'Irfan Patel',
    phone: '+919000000118',
    language: 'en',
    role: 'courier',
    state: 'active',
    hoursAgo: 1500,
    offers: 'scooter',
    address: '',
    area: '',
    at: [17.9227, 77.5102],
    papers: OF_COURIER,
    measure: {
      kind: 'end',
      reason: 'safety',
      note: 'Rode drunk twice with orders, and an accident followed.',
    },
  },
]
