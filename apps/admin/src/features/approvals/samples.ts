import type { Approval, ApprovalItem } from '@angadi/data/approvals/application.ts'

/** Items and applications of the desk's stories. */
export function sampleItem(part: Partial<ApprovalItem> & { readonly requirement: string }): ApprovalItem {
  return {
    is_needed: true,
    number_kind: null,
    most_pages: 1,
    document_id: `document-${part.requirement}`,
    state: 'given',
    is_taken_over: false,
    is_left_out: false,
    valid_until: null,
    pages: 1,
    number: null,
    holder: null,
    ifsc: null,
    reason: null,
    note: null,
    ...part,
  }
}

export const pan = sampleItem({ requirement: 'pan', number_kind: 'pan', number: 'ABCPK4321M' })
const items: readonly ApprovalItem[] = [
  pan,
  sampleItem({
    requirement: 'bank',
    number_kind: 'bank',
    number: '323456789012',
    holder: 'Sabiha Begum',
    ifsc: 'HDFC0001234',
    state: 'accepted',
    is_taken_over: true,
  }),
  sampleItem({
    requirement: 'fssai',
    number_kind: 'fssai',
    number: '13626011000123',
    valid_until: '2026-12-09',
    most_pages: 2,
    pages: 2,
  }),
  sampleItem({ requirement: 'gstin', number_kind: 'gstin', is_left_out: true, pages: 0 }),
  sampleItem({ requirement: 'shop_act', is_needed: false, document_id: null, state: 'missing', pages: 0 }),
]

export const APPLICATION = '77777777-7777-4777-8777-777777777777'

/** An application that the caller reviews. */
export function sampleApproval(part: Partial<Approval> = {}): Approval {
  return {
    id: APPLICATION,
    role: 'restaurant',
    renews: null,
    sells: 'dishes',
    state: 'under_review',
    version: 7,
    profile: {
      name: 'Deg & Dastarkhwan',
      legal_name: 'Dastarkhwan Foods Private Limited',
      address: 'Plot 12, Station Road, Zaheerabad',
      about: 'Biryani and haleem, cooked over wood.',
      lat: 17.68,
      lng: 77.61,
    },
    language: 'te',
    reason: null,
    note: null,
    submitted_at: '2026-11-24T05:30:00Z',
    decided_at: null,
    decided_by: null,
    items: [...items],
    applicant: 'Sabiha Begum',
    reviewer: 'Meera Nair',
    is_mine: true,
    is_own: false,
    duplicates: [],
    misfit: null,
    events: [
      { act: 'open', by: 'Sabiha Begum', detail: {}, at: '2026-11-23T12:00:00Z' },
      { act: 'submit', by: 'Sabiha Begum', detail: {}, at: '2026-11-24T05:30:00Z' },
      { act: 'take', by: 'Meera Nair', detail: {}, at: '2026-11-27T04:00:00Z' },
    ],
    ...part,
  }
}
