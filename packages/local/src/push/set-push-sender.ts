import type { StackDatabase } from '../gateway/database-port.ts'

/** Stores the URL and secret of send-push in the database; a database without push is left unchanged. */
export async function setPushSender(database: StackDatabase, apiUrl: string, secret: string): Promise<void> {
  const [row] = await database.query(
    `select to_regprocedure('private.set_push_sender(text, text)') is not null as known`,
  )
  if (row?.['known'] !== true) return
  await database.query('select private.set_push_sender($1, $2)', [`${apiUrl}/functions/v1/send-push`, secret])
}
