import * as z from 'zod/mini'
import { call } from '../client/call.ts'

/**
 * Says that whoever performs a job opens another app to find the way: they may be silent meanwhile. Nothing depends
 * on it, so a lost network is no error.
 */
export function noteNavigation(orderId: string): void {
  call('note_navigation', { order_id: orderId }, z.nullable(z.string())).catch(() => undefined)
}
