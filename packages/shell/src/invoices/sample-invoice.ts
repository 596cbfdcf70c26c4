import type { Invoice } from '@angadi/data/invoices/order-invoices.ts'

/** A restaurant's supply that the platform invoices, as stories show it. */
export function sampleInvoice(more: Partial<Invoice> = {}): Invoice {
  return {
    id: '5f2c2a52-7c0e-4f0a-9d0e-6f1f2f3a4b5c',
    kind: 'tax_invoice',
    number: 'AG/2627/000108',
    issued_at: '2026-07-14T13:05:00+05:30',
    order_number: 'HYD-1042',
    of_number: null,
    of_issued_at: null,
    issuer: {
      name: 'Angadi Marketplace Private Limited',
      address: 'Plot 12, Hitech City Main Road, Madhapur, Hyderabad, Telangana 500081',
      gstin: '36AAACA0000A1Z5',
    },
    supplier: {
      name: 'Deg & Dastarkhwan',
      address: 'Road No. 1, Madhapur',
      gstin: null,
      fssai_number: '12345678901234',
    },
    place_of_supply: { code: '36', name: 'Telangana' },
    section_9_5: true,
    delivered_to: { line: 'Flat 4, Lakeview Residency', city: 'Hyderabad', pincode: '500034' },
    lines: [
      { name: 'Hyderabadi chicken dum biryani', quantity: 2, code: '996331', amount_paise: 49_800 },
      { name: 'Raita', quantity: 1, code: '996331', amount_paise: 4500 },
      { charge: 'packaging', code: '996331', amount_paise: 1500 },
    ],
    reduction_paise: 0,
    total_paise: 58_590,
    taxes: [
      {
        tax_class: 'restaurant',
        code: '996331',
        rate_bp: 500,
        taxable_paise: 55_800,
        cgst_paise: 1395,
        sgst_paise: 1395,
        igst_paise: 0,
        gross_paise: 58_590,
      },
    ],
    ...more,
  }
}
