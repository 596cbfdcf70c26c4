/** An account that a visitor of the local stack signs in with: phone number and code are printed at start. */
export interface DemoAccount {
  readonly role: 'customer' | 'vendor' | 'courier' | 'admin' | 'franchise'
  readonly name: string
  readonly phone: string
  /** The code that `[auth.sms.test_otp]` of supabase/config.local.toml gives this number. */
  readonly code: string
  /** What one sees after signing in. */
  readonly opens: string
}

/** The accounts to try everything with. They exist in the seeded local stack only. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'customer',
    name: 'Ananya Reddy',
    phone: '+919000000001',
    code: '100001',
    opens: 'orders dinner in Madhapur, Hyderabad',
  },
  {
    role: 'customer',
    name: 'Imran Pasha',
    phone: '+919000000002',
    code: '100002',
    opens: 'orders dinner in Zaheerabad',
  },
  {
    role: 'vendor',
    name: 'Farhan Qureshi',
    phone: '+919000000011',
    code: '100011',
    opens: 'Deg & Dastarkhwan, Madhapur',
  },
  {
    role: 'vendor',
    name: 'Sujatha Patil',
    phone: '+919000000012',
    code: '100012',
    opens: 'Zaheer Shahi Dastar, Zaheerabad',
  },
  {
    role: 'vendor',
    name: 'Rajeshwari Patnam',
    phone: '+919000000013',
    code: '100013',
    opens: 'Manjeera Fresh Mart, Zaheerabad',
  },
  {
    role: 'vendor',
    name: 'Salim Chowdhury',
    phone: '+919000000014',
    code: '100014',
    opens: 'Deccan Bazaar, Zaheerabad',
  },
  {
    role: 'courier',
    name: 'Ravi Kumar Goud',
    phone: '+919000000021',
    code: '100021',
    opens: 'delivers in Madhapur, Hyderabad',
  },
  {
    role: 'courier',
    name: 'Basavaraj Mali',
    phone: '+919000000022',
    code: '100022',
    opens: 'delivers in Zaheerabad',
  },
  {
    role: 'admin',
    name: 'Meera Krishnan',
    phone: '+919000000031',
    code: '100031',
    opens: 'every order, every region',
  },
  {
    role: 'franchise',
    name: 'Venkatesh Rao',
    phone: '+919000000041',
    code: '100041',
    opens: 'the region of Zaheerabad',
  },
]
