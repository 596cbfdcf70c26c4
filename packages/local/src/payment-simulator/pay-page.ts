import { CHOICES } from './choices.ts'
import type { BookedCode, BookedOrder } from './entities.ts'

/** What the pay page may do: run its own script, and be shown within pages of its own origin. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'self'"

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="pay.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

type Entry = (typeof CHOICES)[keyof typeof CHOICES]

/** Disabled until the page's script listens: a choice before it would be lost. */
function button([choice, { label, says }]: readonly [string, Entry]): string {
  return (
    `<div><button name="choice" value="${choice}" aria-describedby="${choice}" disabled>${label}</button>` +
    `<p id="${choice}" class="quiet">${says}</p></div>`
  )
}

const buttons = Object.entries(CHOICES).map(button).join('\n')

/** What an app for UPI can do with a QR code: it pays at once, the amount that the code says. */
const { upi, decline, twice, silent, no_refund } = CHOICES
const codeButtons = Object.entries({ upi, decline, twice, silent, no_refund }).map(button).join('\n')

/** The page on which an order is paid, or not. */
export function payPage({ id, amount, currency, status }: BookedOrder): string {
  const paid =
    status === 'paid' ? '<p>This order is paid already. The real service would refuse it now.</p>' : ''
  return choicePage({ id, kind: 'order', sum: money(amount, currency), note: paid, choices: buttons })
}

/** The page that stands for an app for UPI that has read a QR code. */
export function codePage({ id, amount, status }: BookedCode): string {
  const closed = status === 'closed' ? '<p>This QR code is closed: it takes nothing any more.</p>' : ''
  return choicePage({ id, kind: 'code', sum: money(amount, 'INR'), note: closed, choices: codeButtons })
}

interface ChoicePage {
  readonly id: string
  readonly kind: 'order' | 'code'
  readonly sum: string
  readonly note: string
  readonly choices: string
}

function choicePage({ id, kind, sum, note, choices }: ChoicePage): string {
  return page(
    'Practice payment',
    `<header>
<div>
<h1 tabindex="-1">Practice payment: no money moves</h1>
<p class="amount">${escaped(sum)}</p>
<p class="quiet">${escaped(id)}</p>
</div>
<button id="close" type="button" aria-label="Close" disabled>✕</button>
</header>
${note}
<p role="status"></p>
<p role="alert"></p>
<form data-${kind}="${escaped(id)}">
<fieldset>
<legend>What should happen?</legend>
${choices}
</fieldset>
</form>
<script src="pay.js" defer></script>`,
  )
}

/** The page for an order that is not in the book. */
export const unknownOrderPage = page(
  'Practice payment',
  '<h1>Practice payment: no money moves</h1>\n<p role="alert">There is no such order.</p>',
)
