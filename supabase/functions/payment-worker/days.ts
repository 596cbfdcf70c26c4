import { callDatabase } from '../_shared/call-database.ts'
import type { Day } from '../_shared/due-days.ts'
import type { Gateway } from '../_shared/razorpay.ts'
import type { SettlementLine } from '../_shared/razorpay-entities.ts'

/** Reads the settlements of a day, each with the lines of the day's file that belong to it. */
async function readSettlements(gateway: Gateway, day: Day): Promise<void> {
  const settlements = await gateway.settlementsOf(day)
  if (settlements.length === 0) return
  const lines = new Map<string, SettlementLine[]>()
  for await (const page of gateway.settlementLines(day.day))
    for (const { settlement_id, ...line } of page) {
      const known = lines.get(settlement_id)
      if (known) known.push({ settlement_id, ...line })
      else lines.set(settlement_id, [{ settlement_id, ...line }])
    }
  for (const settlement of settlements)
    await callDatabase('gateway_settled', {
      settlement,
      lines: lines.get(settlement.provider_settlement_id) ?? [],
    })
}

/** Tells the database all that the gateway has of a day. It is read whole or again. */
export async function readDay(gateway: Gateway, day: Day): Promise<void> {
  for await (const payments of gateway.paymentsWithin(day))
    await callDatabase('gateway_list_payments', { payments })
  for await (const refunds of gateway.refundsWithin(day))
    await callDatabase('gateway_list_refunds', { refunds })
  await readSettlements(gateway, day)
  await callDatabase('gateway_day_read', { day: day.day })
}
