import type { StackDatabase } from '../gateway/database-port.ts'

/** The edge functions that the database calls, and by which function of its own it learns where each is. */
const SETTERS = {
  'send-push': 'set_push_sender',
  'digital-provider': 'set_digital_provider',
  telephony: 'set_telephony',
  'payment-worker': 'set_payment_worker',
  'payout-worker': 'set_payout_worker',
  'remove-files': 'set_file_remover',
} as const

/**
 * Stores the URL and secret of an edge function that the database calls, which switches on what it does; a database of a
 * version without it is left unchanged.
 *
 * @param apiUrl where the API is reached
 */
export async function setCalledFunction(
  database: StackDatabase,
  apiUrl: string,
  name: keyof typeof SETTERS,
  secret: string,
): Promise<void> {
  const setter = `private.${SETTERS[name]}`
  const [row] = await database.query(`select to_regprocedure('${setter}(text, text)') is not null as known`)
  if (row?.['known'] !== true) return
  await database.query(`select ${setter}($1, $2)`, [`${apiUrl}/functions/v1/${name}`, secret])
}
