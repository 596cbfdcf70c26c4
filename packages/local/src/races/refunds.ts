import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { type RefundLine, refund, refundableCharges } from '../market/steps.ts'
import { type Actors, pick } from './actors.ts'
import type { Harness } from './harness.ts'
import type { Outcomes } from './outcomes.ts'

const REASONS = ['item_bad', 'arrived_late', 'item_missing'] as const
const preview = z.object({
  refund_paise: z.int(),
  bearers: z.array(z.object({ amount_paise: z.int() })),
})

/** Refunds of single charges by an administrator, at any stage of an order. */
export class Refunds {
  private readonly harness: Harness
  private readonly actors: Actors
  private readonly outcomes: Outcomes
  private made = 0

  constructor(harness: Harness, actors: Actors, outcomes: Outcomes) {
    this.harness = harness
    this.actors = actors
    this.outcomes = outcomes
  }

  /** A part of one charge, and sometimes all of another, with its key sent twice. */
  async part(order: string): Promise<void> {
    const { api } = this.harness
    const charges = await refundableCharges(api, this.actors.admin, order)
    if (charges.length === 0) return
    this.made++
    const first = pick(charges, this.made)
    const second = pick(charges, this.made + 1)
    const lines: RefundLine[] = [
      { position: first.position, amount_paise: Math.max(1, Math.floor(first.left_paise / 3)) },
      ...(this.made % 4 === 0 && second !== first ? [{ position: second.position }] : []),
    ]
    const reason = pick(REASONS, this.made)
    const shown = await this.outcomes.of(
      rpc(
        api,
        this.actors.admin,
        'preview_refund',
        { order_id: order, lines: JSON.stringify(lines), reason_code: reason },
        preview,
      ),
    )
    const borne = shown?.bearers.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
    if (borne !== shown?.refund_paise) throw new Error('the preview of a refund does not add up')
    const key = randomUUID()
    await Promise.all([
      this.outcomes.of(refund(api, this.actors.admin, order, lines, reason, key)),
      this.outcomes.of(refund(api, this.actors.admin, order, lines, reason, key)),
    ])
  }

  /** All that is left of one charge. */
  async whole(order: string): Promise<void> {
    const { api } = this.harness
    const [first] = await refundableCharges(api, this.actors.admin, order)
    if (first)
      await this.outcomes.of(
        refund(api, this.actors.admin, order, [{ position: first.position }], pick(REASONS, this.made)),
      )
  }
}
