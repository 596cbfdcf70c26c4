/** A name in the languages that are complete in every change. */
export interface Named {
  readonly name: string
  readonly hi: string
  readonly te: string
}

/** Licensed service areas that people around here have numbers of. */
export const circles: readonly (Named & { readonly code: string })[] = [
  { code: 'ap', name: 'Andhra Pradesh & Telangana', hi: 'आंध्र प्रदेश और तेलंगाना', te: 'ఆంధ్రప్రదేశ్, తెలంగాణ' },
  { code: 'ka', name: 'Karnataka', hi: 'कर्नाटक', te: 'కర్ణాటక' },
  { code: 'mh', name: 'Maharashtra & Goa', hi: 'महाराष्ट्र और गोवा', te: 'మహారాష్ట్ర, గోవా' },
  { code: 'tn', name: 'Tamil Nadu', hi: 'तमिलनाडु', te: 'తమిళనాడు' },
  { code: 'mum', name: 'Mumbai', hi: 'मुंबई', te: 'ముంబయి' },
  { code: 'dl', name: 'Delhi NCR', hi: 'दिल्ली एनसीआर', te: 'ఢిల్లీ ఎన్‌సీఆర్' },
]

/** An operator: its code is the brand and the kind. Fees are invented. */
export interface SeedOperator extends Named {
  readonly brand: string
  readonly kind: 'mobile_prepaid' | 'mobile_postpaid' | 'dth'
  /** Smallest and largest amount without a plan, in rupees. */
  readonly amounts?: readonly [number, number]
}

const mobile = [
  { brand: 'airtel', name: 'Airtel', hi: 'एयरटेल', te: 'ఎయిర్‌టెల్' },
  { brand: 'jio', name: 'Jio', hi: 'जियो', te: 'జియో' },
  { brand: 'vi', name: 'Vi', hi: 'वी', te: 'వీఐ' },
  { brand: 'bsnl', name: 'BSNL', hi: 'बीएसएनएल', te: 'బీఎస్‌ఎన్‌ఎల్' },
] as const

const dish = [
  { brand: 'tataplay', name: 'Tata Play', hi: 'टाटा प्ले', te: 'టాటా ప్లే' },
  { brand: 'airtel', name: 'Airtel Digital TV', hi: 'एयरटेल डिजिटल टीवी', te: 'ఎయిర్‌టెల్ డిజిటల్ టీవీ' },
  { brand: 'sun', name: 'Sun Direct', hi: 'सन डायरेक्ट', te: 'సన్ డైరెక్ట్' },
  { brand: 'dishtv', name: 'Dish TV', hi: 'डिश टीवी', te: 'డిష్ టీవీ' },
  { brand: 'd2h', name: 'd2h', hi: 'डी2एच', te: 'డీ2హెచ్' },
] as const

/** All operators. */
export const operators: readonly SeedOperator[] = [
  ...mobile.map((brand) => ({ ...brand, kind: 'mobile_prepaid' as const })),
  ...mobile.map(({ brand, name, hi, te }) => ({
    brand,
    name: `${name} Postpaid`,
    hi: `${hi} पोस्टपेड`,
    te: `${te} పోస్ట్‌పెయిడ్`,
    kind: 'mobile_postpaid' as const,
    amounts: [50, 10_000] as const,
  })),
  ...dish.map((brand) => ({ ...brand, kind: 'dth' as const, amounts: [100, 5000] as const })),
]

/** First digits of mobile numbers as they were given out, by operator and circle. */
export const series: readonly (readonly [prefix: string, brand: string, circle: string])[] = [
  ['98480', 'airtel', 'ap'],
  ['98490', 'airtel', 'ap'],
  ['9849', 'airtel', 'ap'],
  ['9866', 'airtel', 'ap'],
  ['9959', 'airtel', 'ap'],
  ['9963', 'airtel', 'ap'],
  ['9989', 'airtel', 'ap'],
  ['9000', 'airtel', 'ap'],
  ['9848', 'vi', 'ap'],
  ['9885', 'vi', 'ap'],
  ['9703', 'vi', 'ap'],
  ['9948', 'vi', 'ap'],
  ['9440', 'bsnl', 'ap'],
  ['9441', 'bsnl', 'ap'],
  ['9490', 'bsnl', 'ap'],
  ['9491', 'bsnl', 'ap'],
  ['6300', 'jio', 'ap'],
  ['6301', 'jio', 'ap'],
  ['6302', 'jio', 'ap'],
  ['7013', 'jio', 'ap'],
  ['7989', 'jio', 'ap'],
  ['9845', 'airtel', 'ka'],
  ['9880', 'airtel', 'ka'],
  ['9448', 'bsnl', 'ka'],
  ['9886', 'vi', 'ka'],
  ['6360', 'jio', 'ka'],
  ['7019', 'jio', 'ka'],
  ['9820', 'vi', 'mum'],
  ['9892', 'airtel', 'mum'],
  ['9890', 'airtel', 'mh'],
  ['9422', 'bsnl', 'mh'],
  ['9810', 'airtel', 'dl'],
  ['9811', 'vi', 'dl'],
  ['9840', 'airtel', 'tn'],
  ['9443', 'bsnl', 'tn'],
]

/** First digits of dish subscriber numbers. */
export const dishSeries: readonly (readonly [prefix: string, brand: string])[] = [
  ['10', 'tataplay'],
  ['11', 'tataplay'],
  ['30', 'airtel'],
  ['4', 'sun'],
  ['02', 'dishtv'],
  ['2', 'd2h'],
]
