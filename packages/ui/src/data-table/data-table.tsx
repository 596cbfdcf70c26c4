import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned, with tabular figures. */
  readonly numeric?: boolean | undefined
}

export interface DataTableProps<Row> {
  /** Describes the table for screen readers. */
  readonly caption: string
  /** The first column is the row's header. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Makes the whole row a link: the router's link for it. */
  readonly rowLink?: ((row: Row) => LinkSlot) | undefined
  /** Shown instead of the rows when there are none: an `EmptyState`. */
  readonly empty?: ReactNode
}

/** From this number on, the columns do not fit side by side on a tablet. */
const MANY_COLUMNS = 6

/* A table if its columns fit into the container, which a sheet or a side navigation makes narrower than the window;
   cards otherwise. */
const tableVariants = tv({
  slots: {
    table: 'w-full border-collapse text-left',
    head: '',
    body: '',
    row: 'relative transition-colors has-[a]:hover:bg-surface-sunken',
    name: 'font-semibold',
    cell: '',
    heading: 'text-sm text-ink-muted',
  },
  variants: {
    columns: {
      few: {
        table: '@max-dialog:block @dialog:overflow-hidden @dialog:rounded-lg @dialog:bg-surface-raised',
        head: '@max-dialog:sr-only',
        body: '@max-dialog:flex @max-dialog:flex-col @max-dialog:gap-3',
        row: '@max-dialog:block @max-dialog:rounded-lg @max-dialog:border @max-dialog:border-line @max-dialog:bg-surface-raised @max-dialog:px-4 @max-dialog:py-3 @dialog:border-b @dialog:border-line @dialog:last:border-0',
        name: '@max-dialog:block @max-dialog:pb-1 @dialog:px-4 @dialog:py-3',
        cell: '@max-dialog:flex @max-dialog:min-h-8 @max-dialog:items-center @max-dialog:justify-between @max-dialog:gap-4 @max-dialog:text-right @dialog:px-4 @dialog:py-3',
        heading: '@max-dialog:shrink-0 @dialog:hidden',
      },
      many: {
        table:
          '@max-[60rem]:block @min-[60rem]:overflow-hidden @min-[60rem]:rounded-lg @min-[60rem]:bg-surface-raised',
        head: '@max-[60rem]:sr-only',
        body: '@max-[60rem]:grid @max-[60rem]:grid-cols-1 @max-[60rem]:gap-3 @reading:@max-[60rem]:grid-cols-2',
        row: '@max-[60rem]:block @max-[60rem]:rounded-lg @max-[60rem]:border @max-[60rem]:border-line @max-[60rem]:bg-surface-raised @max-[60rem]:px-4 @max-[60rem]:py-3 @min-[60rem]:border-b @min-[60rem]:border-line @min-[60rem]:last:border-0',
        name: '@max-[60rem]:block @max-[60rem]:pb-1 @min-[60rem]:px-4 @min-[60rem]:py-3 @min-[60rem]:whitespace-nowrap',
        cell: '@max-[60rem]:flex @max-[60rem]:min-h-8 @max-[60rem]:flex-wrap @max-[60rem]:items-center @max-[60rem]:justify-end @max-[60rem]:gap-x-4 @max-[60rem]:text-right @min-[60rem]:px-4 @min-[60rem]:py-3',
        heading: '@max-[60rem]:mr-auto @max-[60rem]:max-w-full @min-[60rem]:hidden',
      },
    },
    numeric: { true: { cell: 'tabular-nums text-right' } },
  },
})

/** A table where there is room; elsewhere each row becomes a card with its headings beside its values. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowLink, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  const styles = tableVariants({ columns: columns.length < MANY_COLUMNS ? 'few' : 'many' })
  return (
    <div className="@container">
      <table className={styles.table()}>
        <caption className="sr-only">{caption}</caption>
        <thead className={styles.head()}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`border-b border-line px-4 py-3 text-sm font-medium text-ink-muted ${column.numeric ? 'text-right' : ''}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body()}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row()}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={styles.name()}>
                    {rowLink ? <RowLink render={rowLink(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={styles.cell({ numeric: column.numeric })}>
                    <span aria-hidden className={styles.heading()}>
                      {column.header}
                    </span>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowLink({ render, children }: { readonly render: LinkSlot; readonly children: ReactNode }) {
  return fillLink(render, {
    className:
      'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus',
    children,
  })
}
