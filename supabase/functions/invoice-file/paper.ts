import { PdfDocument } from '../_shared/pdf/document.ts'
import { type Column, Flow } from '../_shared/pdf/table.ts'
import { date, money, number } from './figures.ts'
import type { Invoice, Party, SuppliedLine } from './invoice.ts'
import type { Words } from './invoice-words.ts'

function gstinOf({ gstin }: Party): string {
  return gstin === undefined ? '' : `GSTIN ${gstin}`
}

function inFull(party: Party): string {
  return [party.name, party.address, gstinOf(party)].filter(Boolean).join(', ')
}

function factsOf(invoice: Invoice, words: Words): readonly (readonly [string, string])[] {
  const { supplier, recipient, of, deliveredTo } = invoice
  const { fssai } = supplier ?? invoice.issuer
  const facts: (readonly [string, string])[] = [
    [words.number, invoice.number],
    [words.date, date(invoice.issuedAt)],
    [words.place, invoice.place],
  ]
  if (invoice.orderNumber !== undefined) facts.splice(2, 0, [words.order, invoice.orderNumber])
  if (of) facts.push([words.of, `${of.number}, ${date(of.issuedAt)}`])
  if (supplier) facts.push([words.supplier, inFull(supplier)])
  if (fssai !== undefined) facts.push([words.fssai, fssai])
  if (recipient) facts.push([words.recipient, inFull(recipient)])
  if (deliveredTo !== undefined) facts.push([words.deliveredTo, deliveredTo])
  return facts
}

function nameOf({ name, charge, days }: SuppliedLine, words: Words): string {
  const told = name ?? words.charges[charge ?? ''] ?? words.charges.other
  return days ? `${told}, ${date(days.from)} – ${date(days.until)}` : told
}

function lineRows({ lines }: Invoice, words: Words): readonly (readonly string[])[] {
  return lines.map((line) => [
    nameOf(line, words),
    line.code ?? '',
    line.name === undefined ? '' : number(line.quantity),
    money(line.paise),
  ])
}

function taxTable(
  { taxes }: Invoice,
  words: Words,
): { readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] } {
  const crosses = taxes.some(({ igstPaise }) => igstPaise > 0)
  const heads = crosses ? ['IGST'] : ['CGST', 'SGST']
  return {
    columns: [
      { head: 'HSN/SAC', width: 62 },
      { head: words.value },
      { head: words.rate, width: 46, align: 'right' },
      ...heads.map((head) => ({ head, width: 72, align: 'right' }) as const),
      { head: words.total, width: 84, align: 'right' },
    ],
    rows: taxes.map((tax) => [
      tax.code ?? '–',
      money(tax.taxablePaise),
      `${number(tax.rateBp / 100)} %`,
      ...(crosses ? [tax.igstPaise] : [tax.cgstPaise, tax.sgstPaise]).map(money),
      money(tax.grossPaise),
    ]),
  }
}

/** All that stands on the paper, in the order of reading. */
function textsOf(invoice: Invoice, words: Words): readonly string[] {
  const tax = taxTable(invoice, words)
  return [
    ...Object.values(words.kinds),
    words.section95,
    words.credited,
    words.reduction,
    invoice.issuer.name,
    invoice.issuer.address ?? '',
    ...factsOf(invoice, words).flat(),
    ...[words.item, words.quantity, words.amount],
    ...lineRows(invoice, words).flat(),
    ...tax.columns.map(({ head }) => head),
    ...tax.rows.flat(),
  ]
}

/** The file of an invoice or credit note; the same document in the same language is the same bytes. */
export async function paperOf(
  invoice: Invoice,
  words: Words,
  language: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PdfDocument.begin(language, textsOf(invoice, words))
  const flow = new Flow(document)
  const { issuer } = invoice
  const kind = words.kinds[invoice.kind]
  flow.text(kind, { size: 20, bold: true })
  flow.gap(4)
  flow.text(issuer.name, { size: 11, bold: true })
  for (const text of [issuer.address ?? '', gstinOf(issuer)]) flow.text(text, { size: 9, muted: true })
  flow.gap(10)
  flow.rule()
  flow.gap(10)
  flow.facts(factsOf(invoice, words))
  if (invoice.lines.length > 0) {
    flow.gap(8)
    flow.table(
      [
        { head: words.item },
        { head: 'HSN/SAC', width: 62 },
        { head: words.quantity, width: 56, align: 'right' },
        { head: words.amount, width: 90, align: 'right' },
      ],
      lineRows(invoice, words),
    )
    if (invoice.reductionPaise > 0) flow.sum(words.reduction, money(-invoice.reductionPaise), { size: 10 })
  }
  flow.gap(8)
  const tax = taxTable(invoice, words)
  flow.table(tax.columns, tax.rows)
  flow.gap(4)
  flow.rule()
  flow.gap(6)
  flow.sum(invoice.kind === 'credit_note' ? words.credited : words.total, money(invoice.totalPaise), {
    size: 13,
    bold: true,
  })
  if (invoice.section95) flow.text(words.section95, { size: 9, muted: true })
  flow.number(`${kind} ${invoice.number}`)
  return document.finish(`${kind} ${invoice.number}`, invoice.issuedAt)
}
