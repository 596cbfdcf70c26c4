import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import type { Harness } from './harness.ts'

const differences = z.array(z.object({ id: z.uuid(), kind: z.string() }))
/** How the open differences of a service's book and ours are settled. */
const SETTLING = {
  gateway_differences: 'settle_difference',
  payout_differences: 'settle_payout_difference',
} as const

/**
 * Settles every open difference between a service's book and ours, one by one, as an administrator does.
 *
 * @param settled how many of each kind there have been; it goes on counting
 * @returns how many were open
 */
export async function settleDifferences(
  { owner, api }: Harness,
  admin: string,
  table: keyof typeof SETTLING,
  settled: Record<string, number>,
): Promise<number> {
  const { rows } = await owner.query(
    `select id, kind from private.${table} where is_open order by kind, subject`,
  )
  const open = differences.parse(rows)
  for (const { id, kind } of open) {
    await rpc(api, admin, SETTLING[table], { difference_id: id, note: 'Looked at' }, z.unknown())
    settled[kind] = (settled[kind] ?? 0) + 1
  }
  return open.length
}
