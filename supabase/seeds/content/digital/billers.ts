import type { Named } from './operators.ts'

/** Categories in the order in which they are shown. */
export const categories: readonly (Named & { readonly code: string })[] = [
  { code: 'electricity', name: 'Electricity', hi: 'बिजली', te: 'విద్యుత్' },
  { code: 'water', name: 'Water', hi: 'पानी', te: 'నీరు' },
  { code: 'gas', name: 'Gas cylinder', hi: 'गैस सिलेंडर', te: 'గ్యాస్ సిలిండర్' },
  { code: 'piped_gas', name: 'Piped gas', hi: 'पाइप गैस', te: 'పైపు గ్యాస్' },
  { code: 'broadband', name: 'Broadband', hi: 'ब्रॉडबैंड', te: 'బ్రాడ్‌బ్యాండ్' },
  { code: 'landline', name: 'Landline', hi: 'लैंडलाइन', te: 'ల్యాండ్‌లైన్' },
  { code: 'municipal_tax', name: 'Property tax', hi: 'संपत्ति कर', te: 'ఆస్తి పన్ను' },
  { code: 'insurance', name: 'Insurance', hi: 'बीमा', te: 'బీమా' },
  { code: 'fastag', name: 'FASTag', hi: 'फ़ास्टैग', te: 'ఫాస్టాగ్' },
]

/** What a biller asks for. */
export interface SeedParameter extends Named {
  readonly code: string
  readonly kind: 'numeric' | 'alphanumeric'
  readonly lengths: readonly [number, number]
  readonly pattern?: string
  readonly hint?: Named
}

/** A biller. Names are facts; rules, limits and fees are invented. */
export interface SeedBiller extends Named {
  readonly code: string
  readonly category: string
  readonly state?: string
  /** Where its office is: latitude and longitude. */
  readonly seat?: readonly [number, number]
  readonly fetch: 'required' | 'optional' | 'none'
  readonly rule: 'exact' | 'partial' | 'advance' | 'any'
  /** Fee in paise, share in basis points, cap in paise. */
  readonly fee: readonly [flat: number, bp: number, cap: number | null]
  readonly parameters: readonly SeedParameter[]
}

const onTheBill: Named = {
  name: 'You find it at the top of your bill.',
  hi: 'यह आपके बिल में सबसे ऊपर लिखा होता है।',
  te: 'ఇది మీ బిల్లు పైభాగంలో ఉంటుంది.',
}

const serviceNumber: SeedParameter = {
  code: 'unique_service_number',
  name: 'Unique service number',
  hi: 'यूनीक सर्विस नंबर',
  te: 'యూనిక్ సర్వీస్ నంబర్',
  kind: 'numeric',
  lengths: [9, 9],
  hint: onTheBill,
}

const customerNumber = (lengths: readonly [number, number], pattern?: string): SeedParameter => ({
  code: 'customer_number',
  name: 'Customer number',
  hi: 'ग्राहक संख्या',
  te: 'కస్టమర్ నంబర్',
  kind: 'numeric',
  lengths,
  ...(pattern ? { pattern } : {}),
  hint: onTheBill,
})

const vehicle: SeedParameter = {
  code: 'vehicle_number',
  name: 'Vehicle number',
  hi: 'वाहन नंबर',
  te: 'వాహనం నంబర్',
  kind: 'alphanumeric',
  lengths: [7, 11],
  pattern: '^[A-Z]{2}[0-9]{2}[A-Z]{0,3}[0-9]{1,4}$',
}

const registeredMobile: SeedParameter = {
  code: 'mobile_number',
  name: 'Registered mobile number',
  hi: 'पंजीकृत मोबाइल नंबर',
  te: 'నమోదైన మొబైల్ నంబర్',
  kind: 'numeric',
  lengths: [10, 10],
  pattern: '^[0-9]{10}$',
}

const power = { category: 'electricity', fetch: 'required', fee: [0, 0, null] } as const
const cylinder = { category: 'gas', fetch: 'optional', rule: 'any', fee: [200, 0, null] } as const
const internet = { category: 'broadband', fetch: 'required', rule: 'exact', fee: [200, 25, 1000] } as const
const TELANGANA = { state: 'Telangana' } as const
const KARNATAKA = { state: 'Karnataka' } as const

/** Billers of Telangana and around, and those of all India. */
export const billers: readonly SeedBiller[] = [
  {
    ...power,
    ...TELANGANA,
    code: 'tgspdcl',
    seat: [17.42, 78.46],
    name: 'TGSPDCL',
    hi: 'टीजीएसपीडीसीएल',
    te: 'టీజీఎస్పీడీసీఎల్',
    rule: 'exact',
    parameters: [serviceNumber],
  },
  {
    ...power,
    ...TELANGANA,
    code: 'tgnpdcl',
    seat: [18.01, 79.56],
    name: 'TGNPDCL',
    hi: 'टीजीएनपीडीसीएल',
    te: 'టీజీఎన్పీడీసీఎల్',
    rule: 'exact',
    parameters: [serviceNumber],
  },
  {
    ...power,
    ...KARNATAKA,
    code: 'gescom',
    seat: [17.33, 76.83],
    name: 'GESCOM',
    hi: 'जेस्कॉम',
    te: 'జెస్కామ్',
    rule: 'advance',
    parameters: [customerNumber([10, 10])],
  },
  {
    ...power,
    ...KARNATAKA,
    code: 'bescom',
    seat: [12.97, 77.59],
    name: 'BESCOM',
    hi: 'बेस्कॉम',
    te: 'బెస్కామ్',
    rule: 'advance',
    parameters: [customerNumber([10, 10])],
  },
  {
    code: 'hmwssb',
    seat: [17.43, 78.46],
    category: 'water',
    ...TELANGANA,
    name: 'Hyderabad Metropolitan Water Supply and Sewerage Board',
    hi: 'हैदराबाद मेट्रोपॉलिटन जल बोर्ड',
    te: 'హైదరాబాద్ మెట్రోపాలిటన్ జలమండలి',
    fetch: 'required',
    rule: 'partial',
    fee: [100, 0, null],
    parameters: [
      {
        code: 'can',
        name: 'Customer account number (CAN)',
        hi: 'ग्राहक खाता संख्या (CAN)',
        te: 'కస్టమర్ ఖాతా నంబర్ (CAN)',
        kind: 'numeric',
        lengths: [9, 9],
        hint: onTheBill,
      },
    ],
  },
  {
    ...cylinder,
    code: 'bharat_gas',
    name: 'Bharat Gas',
    hi: 'भारत गैस',
    te: 'భారత్ గ్యాస్',
    parameters: [registeredMobile],
  },
  {
    ...cylinder,
    code: 'hp_gas',
    name: 'HP Gas',
    hi: 'एचपी गैस',
    te: 'హెచ్‌పీ గ్యాస్',
    parameters: [registeredMobile],
  },
  {
    ...cylinder,
    code: 'indane',
    name: 'Indane Gas',
    hi: 'इंडेन गैस',
    te: 'ఇండేన్ గ్యాస్',
    parameters: [registeredMobile],
  },
  {
    code: 'bhagyanagar_gas',
    seat: [17.45, 78.46],
    category: 'piped_gas',
    ...TELANGANA,
    name: 'Bhagyanagar Gas',
    hi: 'भाग्यनगर गैस',
    te: 'భాగ్యనగర్ గ్యాస్',
    fetch: 'required',
    rule: 'exact',
    fee: [200, 0, null],
    parameters: [customerNumber([10, 10])],
  },
  {
    ...internet,
    code: 'act_fibernet',
    name: 'ACT Fibernet',
    hi: 'एसीटी फ़ाइबरनेट',
    te: 'ఏసీటీ ఫైబర్‌నెట్',
    parameters: [{ ...customerNumber([5, 12]), kind: 'alphanumeric' }],
  },
  {
    ...internet,
    code: 'airtel_broadband',
    name: 'Airtel Broadband',
    hi: 'एयरटेल ब्रॉडबैंड',
    te: 'ఎయిర్‌టెల్ బ్రాడ్‌బ్యాండ్',
    parameters: [customerNumber([11, 11], '^0[0-9]{10}$')],
  },
  {
    ...internet,
    code: 'jiofiber',
    name: 'JioFiber',
    hi: 'जियोफ़ाइबर',
    te: 'జియోఫైబర్',
    rule: 'any',
    fetch: 'none',
    parameters: [customerNumber([10, 12])],
  },
  {
    ...internet,
    code: 'hathway',
    name: 'Hathway Broadband',
    hi: 'हैथवे ब्रॉडबैंड',
    te: 'హాత్‌వే బ్రాడ్‌బ్యాండ్',
    parameters: [customerNumber([6, 12])],
  },
  {
    code: 'bsnl_landline',
    category: 'landline',
    name: 'BSNL Landline',
    hi: 'बीएसएनएल लैंडलाइन',
    te: 'బీఎస్‌ఎన్‌ఎల్ ల్యాండ్‌లైన్',
    fetch: 'required',
    rule: 'exact',
    fee: [0, 0, null],
    parameters: [
      {
        code: 'number_with_std',
        name: 'Number with STD code',
        hi: 'एसटीडी कोड के साथ नंबर',
        te: 'ఎస్‌టీడీ కోడ్‌తో నంబర్',
        kind: 'numeric',
        lengths: [10, 11],
        pattern: '^0[0-9]{9,10}$',
      },
      {
        code: 'account_number',
        name: 'Account number',
        hi: 'खाता संख्या',
        te: 'ఖాతా నంబర్',
        kind: 'numeric',
        lengths: [10, 10],
      },
    ],
  },
  {
    code: 'ghmc_property_tax',
    seat: [17.41, 78.47],
    category: 'municipal_tax',
    ...TELANGANA,
    name: 'GHMC Property Tax',
    hi: 'जीएचएमसी संपत्ति कर',
    te: 'జీహెచ్‌ఎంసీ ఆస్తి పన్ను',
    fetch: 'required',
    rule: 'partial',
    fee: [500, 0, null],
    parameters: [
      {
        code: 'ptin',
        name: 'Property tax identification number (PTIN)',
        hi: 'संपत्ति कर पहचान संख्या (PTIN)',
        te: 'ఆస్తి పన్ను గుర్తింపు సంఖ్య (PTIN)',
        kind: 'numeric',
        lengths: [10, 14],
      },
    ],
  },
  {
    code: 'lic',
    category: 'insurance',
    name: 'LIC of India',
    hi: 'भारतीय जीवन बीमा निगम',
    te: 'ఎల్‌ఐసీ ఆఫ్ ఇండియా',
    fetch: 'required',
    rule: 'exact',
    fee: [0, 0, null],
    parameters: [
      {
        code: 'policy_number',
        name: 'Policy number',
        hi: 'पॉलिसी नंबर',
        te: 'పాలసీ నంబర్',
        kind: 'numeric',
        lengths: [8, 9],
      },
    ],
  },
  {
    code: 'icici_fastag',
    category: 'fastag',
    name: 'ICICI Bank FASTag',
    hi: 'आईसीआईसीआई बैंक फ़ास्टैग',
    te: 'ఐసీఐసీఐ బ్యాంక్ ఫాస్టాగ్',
    fetch: 'optional',
    rule: 'any',
    fee: [0, 0, null],
    parameters: [vehicle],
  },
  {
    code: 'sbi_fastag',
    category: 'fastag',
    name: 'SBI FASTag',
    hi: 'एसबीआई फ़ास्टैग',
    te: 'ఎస్‌బీఐ ఫాస్టాగ్',
    fetch: 'optional',
    rule: 'any',
    fee: [0, 0, null],
    parameters: [vehicle],
  },
]
