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
    role: 'customer',
    name: 'Kavya Deshpande',
    phone: '+919000000003',
    code: '100003',
    opens: 'goes to a salon in Zaheerabad',
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
    role: 'vendor',
    name: 'Sunitha Kulkarni',
    phone: '+919000000015',
    code: '100015',
    opens: 'Lotus Beauty Studio, Zaheerabad',
  },
  {
    role: 'vendor',
    name: 'Lakshmi Yadav',
    phone: '+919000000016',
    code: '100016',
    opens: 'Sparkle Home Care, Zaheerabad',
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
    role: 'courier',
    name: 'Mohammed Arif',
    phone: '+919000000023',
    code: '100023',
    opens: 'drives an auto in Madhapur, Hyderabad',
  },
  {
    role: 'admin',
    name: 'Meera Krishnan',
    phone: '+919000000031',
    code: '100031',
    opens: 'every order, every region',
  },
  {
    role: 'admin',
    name: 'Harish Rao',
    phone: '+919000000032',
    code: '100032',
    opens: 'reviews who wants to sell or deliver',
  },
  {
    role: 'customer',
    name: 'Shanthi Reddy',
    phone: '+919000000071',
    code: '100071',
    opens: 'applies to open a restaurant in Madhapur',
  },
  {
    role: 'franchise',
    name: 'Venkatesh Rao',
    phone: '+919000000041',
    code: '100041',
    opens: 'the region of Zaheerabad',
  },
]
