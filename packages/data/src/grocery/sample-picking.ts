import type { Picking, PickingLine, Substitution } from './picking.ts'

/** What a store offers instead, open for two minutes. */
export function sampleOffer(changes: Partial<Substitution> = {}): Substitution {
  return {
    id: 'offer',
    item_id: 'basmati',
    name: 'Basmati rice',
    name_translations: {},
    picture: null,
    pack_size: 1,
    pack_unit: 'kg',
    unit_paise: 12_000,
    quantity: 1,
    total_paise: 6400,
    state: 'offered',
    answered_by: null,
    answer_by: new Date(Date.now() + 120_000).toISOString(),
    ...changes,
  }
}

/** A line of an order of groceries, for stories and tests. */
export function samplePickingLine(changes: Partial<PickingLine> = {}): PickingLine {
  return {
    position: 1,
    item_id: 'rice-1kg',
    name: 'Sona Masoori rice',
    name_translations: {},
    original_name: 'Sona Masoori rice',
    picture: null,
    aisle: 'Rice and atta',
    barcode: '8901030865275',
    pack_size: 1,
    pack_unit: 'kg',
    quantity: 1,
    unit_paise: 6400,
    total_paise: 6400,
    special_instructions: null,
    for_name: null,
    packed_with: 'food',
    ordered_grams: null,
    most_grams: null,
    least_grams: null,
    prefer: 'best_match',
    substitute: null,
    state: 'waiting',
    picked_quantity: null,
    picked_grams: null,
    picked_paise: null,
    charged_paise: null,
    substitutions: [],
    ...changes,
  }
}

/** An order that is being picked: something is there, something weighs less, something is asked, something is to come. */
export function samplePicking(changes: Partial<Picking> = {}): Picking {
  return {
    order_id: 'order',
    order_number: 'HYD-261122-0042',
    status: 'preparing',
    kind: 'delivery',
    vendor_name: 'Annapurna Kirana',
    payment_method: 'wallet',
    scheduled_for: null,
    promised_max_at: new Date(Date.now() + 1_500_000).toISOString(),
    picking_at: new Date(Date.now() - 120_000).toISOString(),
    packed_at: null,
    back_paise: 0,
    total_paise: 42_000,
    refund_paise: 0,
    lines: [
      samplePickingLine({
        state: 'short',
        picked_quantity: 0,
        picked_paise: 0,
        substitutions: [sampleOffer()],
      }),
      samplePickingLine({
        position: 2,
        name: 'Tomatoes',
        original_name: 'Tomatoes',
        pack_size: 500,
        pack_unit: 'g',
        unit_paise: 2000,
        quantity: 2,
        total_paise: 4000,
        ordered_grams: 1000,
        most_grams: 1100,
        least_grams: 900,
        state: 'picked',
        picked_grams: 940,
        for_name: 'Bala',
        picked_paise: 3760,
      }),
      samplePickingLine({
        position: 3,
        name: 'Atta',
        original_name: 'Atta',
        pack_size: 5,
        unit_paise: 24_000,
        total_paise: 24_000,
        state: 'short',
        picked_quantity: 0,
        picked_paise: 0,
        substitutions: [
          sampleOffer({
            id: 'taken',
            name: 'Whole wheat atta',
            pack_size: 5,
            unit_paise: 23_000,
            total_paise: 23_000,
            state: 'accepted',
            answered_by: 'customer',
          }),
        ],
      }),
      samplePickingLine({
        position: 4,
        name: 'Curd',
        original_name: 'Curd',
        pack_size: 400,
        pack_unit: 'g',
        packed_with: 'chilled',
        unit_paise: 3500,
        total_paise: 3500,
      }),
    ],
    bags: [],
    server_now: new Date().toISOString(),
    ...changes,
  }
}
