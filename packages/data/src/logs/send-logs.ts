import { supabase } from '../client/client.ts'
import type { Json } from '../database.types.ts'
import { toAppError } from '../errors/to-app-error.ts'

/** A log line as a row of the table; levels as in Spec §3 app_logs. */
export interface LogRow {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly message: string
  readonly context: string | null
  readonly metadata: NonNullable<Json>
}

/**
 * Writes lines into app_logs as the signed-in user: the database sets `user_id` (Spec §7 app_logs).
 *
 * @throws AppError network, or any error of the database
 */
export async function sendLogs(rows: readonly LogRow[]): Promise<void> {
  const { error } = await (await supabase()).from('app_logs').insert([...rows])
  if (error) throw toAppError(error)
}
