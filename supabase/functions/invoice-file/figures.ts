// Amounts, rates and dates as every paper writes them: Indian grouping and Latin figures in all languages.

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
// In figures: runtimes of functions do not know the months of every language.
const day = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** ₹1,23,456.00: on a paper paise are never left out. */
export function money(paise: number): string {
  return `${paise < 0 ? '−' : ''}₹${grouped.format(Math.abs(paise) / 100)}`
}

export function number(value: number): string {
  return plain.format(value)
}

/** 14/07/2026; days begin at midnight in India. */
export function date(at: Date): string {
  return day.format(at)
}
