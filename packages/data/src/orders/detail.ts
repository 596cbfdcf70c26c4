import * as z from 'zod/mini'

/** What only its trade knows about an order, as every answer carries it; null where the trade has nothing to say. */
export const orderDetail = z.nullable(z.record(z.string(), z.unknown()))
/** What only its trade knows about an order, before the trade has read it. */
export type OrderDetail = z.infer<typeof orderDetail>

/**
 * What a trade says of an order in an answer that every trade shares, read by the trade's own schema.
 *
 * @returns undefined where the trade has nothing to say, and for an answer of another shape, which the console names
 */
export function readDetail<Schema extends z.ZodMiniType>(
  detail: OrderDetail,
  schema: Schema,
): z.output<Schema> | undefined {
  if (detail === null) return undefined
  const read = schema.safeParse(detail)
  if (read.success) return read.data
  console.error('The detail of an order could not be read', z.prettifyError(read.error))
  return undefined
}
