import type { StackDatabase } from '../gateway/database-port.ts'

/** Tells the database where send-push is and its secret; a database without push is left alone. */
export async function setPushSender(database: StackDatabase, apiUrl: string, secret: string): Promise<void> {
  const [row] = await database.query(
    `select to_regprocedure('private.set_push_sender(text, text)') is not null as known`,
  )
  if (row?.['known'] !== true) return
  await database.query('select private.set_push_sender($1, $2)', [`${apiUrl}/functions/v1/send-push`, secret])
}
