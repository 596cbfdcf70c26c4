import type { FileLine } from '@angadi/domain/products/file/read-file.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DoneView } from './done-view.tsx'
import { type LineAnswer, reportOf, spellingsOf } from './import-report.ts'
import { PreviewView } from './preview-view.tsx'
import type { Preview } from './use-import.ts'

function line(changes: Partial<FileLine> & Pick<FileLine, 'line' | 'name'>): FileLine {
  return { item: undefined, problems: [], doubts: [], cells: {}, isSectionless: false, ...changes }
}

function previewOf(
  file: readonly FileLine[],
  answers: readonly LineAnswer[],
  changes: Partial<Preview> = {},
): Preview {
  const byLine = new Map(answers.map((answer) => [answer.line, answer]))
  return {
    report: reportOf(file, byLine),
    unread: [],
    leftOut: 0,
    spellings: spellingsOf(file, byLine),
    joined: new Set(),
    isSectionless: false,
    isBusy: false,
    ...changes,
  }
}

const meta = {
  title: 'Vendor/Import preview',
  component: PreviewView,
  args: {
    onJoin: fn(),
    preview: previewOf(
      [
        line({ line: 2, name: 'Sona Masoori rice 25 kg', item: { price_paise: 145_000 } }),
        line({ line: 3, name: 'Toor dal 1 kg', item: { price_paise: 16_500 } }),
        line({
          line: 4,
          name: 'Basmati rice 25 kg',
          problems: [
            {
              code: 'row_cells',
              value: 'Staples,Basmati rice 25 kg,2,450,10',
              count: { cells: 5, headings: 4 },
            },
          ],
        }),
        line({
          line: 5,
          name: 'Lemon',
          problems: [
            { code: 'item_price_comma', column: 'Price', value: '4,20' },
            { code: 'item_stock_negative', column: 'Stock', value: '(-)3' },
          ],
        }),
        line({
          line: 6,
          name: 'Parle-G 800 g',
          problems: [{ code: 'item_barcode_shortened', column: 'EAN', value: '8.90123E+12' }],
        }),
        line({
          line: 8,
          name: 'Ghee 500 ml',
          item: { price_paise: 34_000 },
          cells: { mrp: { column: 'M.R.P.', value: '₹330' } },
        }),
        line({
          line: 9,
          name: 'Mother’s pickle',
          item: { price_paise: 12_000 },
          doubts: ['letters', 'description_cut'],
        }),
        line({ line: 10, name: 'Salt 1 kg', item: { price_paise: 2800 } }),
      ],
      [
        { line: 2, outcome: 'created' },
        { line: 3, outcome: 'updated', was_price_paise: 18_000, was_name: 'Arhar dal' },
        { line: 8, outcome: 'refused', code: 'item_mrp_below_price' },
        { line: 9, outcome: 'created' },
        { line: 10, outcome: 'unchanged', was_price_paise: 2800 },
      ],
      { unread: ['Weight (kg)', 'Tags'], leftOut: 2, isSectionless: true },
    ),
  },
} satisfies Meta<typeof PreviewView>
export default meta
type Story = StoryObj<typeof meta>

/** What is wrong comes first, with the row of the spreadsheet, the column, the value and what to write instead. */
export const WithProblems: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 new, 1 to change, 1 as before, 4 not possible',
    )
    const [first, second, third, fourth, fifth] = canvas
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(/^Row \d/))
    await expect(first).toHaveTextContent('5 cells under 4 headings')
    await expect(second).toHaveTextContent('Is this ₹4.20 or ₹420?')
    await expect(second).toHaveTextContent('Stock cannot be below 0')
    await expect(third).toHaveTextContent('EAN: 8.90123E+12The spreadsheet shortened this number')
    await expect(fourth).toHaveTextContent('M.R.P.: ₹330The price is above the MRP')
    await expect(fifth).toHaveTextContent('₹1,450')
    await userEvent.click(canvas.getByRole('button', { name: 'Changed (1)' }))
    await expect(canvas.getByText('₹180 becomes ₹165')).toBeVisible()
    await expect(canvas.getByText('Called Arhar dal until now: please check.')).toBeVisible()
    await expect(canvas.queryByText('Lemon')).toBeNull()
  },
}

/** One's own export, imported again: nothing happens. */
export const NothingToChange: Story = {
  args: {
    preview: previewOf(
      [line({ line: 2, name: 'Salt 1 kg', item: { price_paise: 2800 } })],
      [{ line: 2, outcome: 'unchanged', was_price_paise: 2800 }],
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 new, 0 to change, 1 as before')
    await expect(canvas.getByText(/nothing to change/)).toBeVisible()
  },
}

/** Three spellings of a name, and one of an item that is there: the vendor decides. */
export const OtherSpellings: Story = {
  args: {
    preview: previewOf(
      ['Toor dal 1kg', 'Toor Dal 1 kg', 'toordal 1 kg', 'suger'].map((name, at) =>
        line({ line: at + 2, name, item: { price_paise: 16_500 } }),
      ),
      [
        { line: 2, outcome: 'created', spelling: 'turdal1kg' },
        { line: 3, outcome: 'created', spelling: 'turdal1kg' },
        { line: 4, outcome: 'created', spelling: 'turdal1kg' },
        { line: 5, outcome: 'created', spelling: 'sugar', like_item_id: 'sugar', like_name: 'Sugar' },
      ],
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    const names = 'Toor dal 1kg (row 2), Toor Dal 1 kg (row 3), toordal 1 kg (row 4)'
    const choice = canvas.getByRole('group', { name: `${names}: one item, or several?` })
    await expect(within(choice).getByRole('radio', { name: 'Separate items' })).toBeChecked()
    await userEvent.click(within(choice).getByText('One item: row 2'))
    await expect(args.onJoin).toHaveBeenCalledWith('turdal1kg', true)
    await expect(canvas.getByText('suger (row 5) – you have Sugar')).toBeVisible()
  },
}

/** What was written: the same rows, with what came of them. */
export const Done: Story = {
  render: ({ preview }) => <DoneView report={preview.report} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 added, 1 changed, 4 left out')
  },
}
