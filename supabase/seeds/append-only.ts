import type { Query } from './insert-rows.ts'

/**
 * Lets the seeds date back what the database keeps as it was written.
 *
 * @param tables with their schema, each with its trigger against changes
 */
export async function whileChangeable(
  query: Query,
  tables: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const each = async (state: 'disable' | 'enable') => {
    for (const table of tables)
      await query(`alter table ${table} ${state} trigger ${table.split('.')[1]}_are_append_only`)
  }
  await each('disable')
  await change()
  await each('enable')
}
