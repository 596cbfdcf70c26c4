import type { Group, GroupLine, GroupOrder } from '@angadi/data/group/group.ts'

/** The link's token in stories. */
export const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'

/** A line of a group, for stories and tests. */
export function sampleGroupLine(changes: Partial<GroupLine> = {}): GroupLine {
  return {
    id: 'line',
    person_id: 'host',
    item_id: 'biryani',
    option_ids: [],
    name: 'Hyderabadi chicken dum biryani',
    picture: null,
    diet: 'non_veg',
    options: [{ group: 'Size', name: 'Family pack', price_paise: 0 }],
    quantity: 2,
    special_instructions: 'Less spicy, please',
    unit_paise: 32_000,
    chosen_paise: 32_000,
    unavailable_reason: null,
    ...changes,
  }
}

/** A group order under way as its host sees it, with hostile and long names, for stories and tests. */
export function sampleGroup(changes: Partial<Group> = {}): Group {
  return {
    id: 'group',
    state: 'open',
    accepting: true,
    server_now: new Date().toISOString(),
    expires_at: new Date(Date.now() + 20 * 3_600_000).toISOString(),
    closes_at: new Date(Date.now() + 1_800_000).toISOString(),
    limit_paise: 50_000,
    host_name: 'Ananya',
    people_count: 3,
    vendor: {
      id: 'vendor',
      slug: 'deg-and-dastarkhwan',
      name: 'Deg & Dastarkhwan',
      kind: 'food',
      picture: null,
      min_order_paise: 19_900,
      is_active: true,
      is_open: true,
      opens_at: null,
    },
    me: 'host',
    bill: {
      total_paise: 118_450,
      charges: [
        { code: 'items', amount_paise: 110_000 },
        { code: 'delivery', amount_paise: 2458, gross_paise: 2900 },
        { code: 'platform', amount_paise: 424, gross_paise: 500 },
        {
          code: 'tax',
          tax_class: 'delivery',
          rate_bp: 1800,
          base_paise: 2458,
          amount_paise: 442,
          included: true,
        },
        {
          code: 'tax',
          tax_class: 'platform',
          rate_bp: 1800,
          base_paise: 424,
          amount_paise: 76,
          included: true,
        },
        { code: 'tax', tax_class: 'restaurant', rate_bp: 500, base_paise: 101_000, amount_paise: 5050 },
      ],
      complete: true,
    },
    people: [
      { id: 'host', name: 'Ananya', is_host: true, ready: true },
      { id: 'ravi', name: '<b>Ravi</b> مریم', is_host: false, ready: false },
      { id: 'long', name: 'Venkata Satyanarayana Lakshmi Narasimha', is_host: false, ready: false },
    ],
    lines: [
      sampleGroupLine(),
      sampleGroupLine({
        id: 'dosa',
        person_id: 'ravi',
        item_id: 'dosa',
        name: 'Ghee karam dosa',
        diet: 'veg',
        options: [],
        quantity: 1,
        special_instructions: null,
        unit_paise: 12_900,
        chosen_paise: 11_900,
      }),
      sampleGroupLine({
        id: 'gone',
        person_id: 'ravi',
        item_id: 'gone',
        name: 'Double ka meetha',
        diet: 'veg',
        options: [],
        quantity: 1,
        special_instructions: null,
        unavailable_reason: 'item_sold_out',
      }),
    ],
    order: null,
    order_id: null,
    ...changes,
  }
}

/** What became of the group's order, for stories and tests. */
export const sampleGroupOrder: GroupOrder = {
  status: 'preparing',
  kind: 'delivery',
  category: 'food',
  promised_max_at: new Date(Date.now() + 2_400_000).toISOString(),
  scheduled_for: null,
  placed_at: new Date().toISOString(),
  total_paise: 84_500,
  refund_paise: 0,
  lines: [
    {
      position: 1,
      person_id: 'host',
      name: 'Hyderabadi chicken dum biryani',
      options: [],
      special_instructions: null,
      quantity: 2,
      total_paise: 64_000,
    },
    {
      position: 2,
      person_id: 'ravi',
      name: 'Ghee karam dosa',
      options: [],
      special_instructions: 'Crisp',
      quantity: 1,
      total_paise: 12_900,
    },
  ],
}
