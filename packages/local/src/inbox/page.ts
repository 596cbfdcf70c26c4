import type { OutboxMessage } from './outbox.ts'

const STYLE = `
:root { color-scheme: light dark; --edge: color-mix(in srgb, currentColor 18%, transparent) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 1.25rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: 0 0 .25rem }
p { margin: 0 }
ol { list-style: none; margin: 1.25rem 0 0; padding: 0; display: grid; gap: .75rem }
li { border: 1px solid var(--edge); border-radius: .75rem; padding: .75rem 1rem; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline }
header strong { font-size: 1.05rem }
time { margin-inline-start: auto; font-variant-numeric: tabular-nums }
pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap }
.quiet { opacity: .75 }
`

// The same few lines render on the server's JSON, so that the page needs no build and no inline handler.
const SCRIPT = `
const list = document.querySelector('ol')
const empty = document.querySelector('#empty')
function line(tag, text, className) {
  const element = document.createElement(tag)
  element.textContent = text
  if (className) element.className = className
  return element
}
function show(message) {
  const item = document.createElement('li')
  const head = document.createElement('header')
  const time = line('time', new Date(message.sentAt).toLocaleTimeString(), 'quiet')
  time.dateTime = message.sentAt
  head.append(line('strong', message.to), line('span', message.kind === 'sms' ? 'SMS' : 'E-mail', 'quiet'), time)
  item.append(head)
  if (message.subject) item.append(line('p', message.subject))
  item.append(line('pre', message.text))
  list.prepend(item)
  empty.hidden = true
}
const known = new Set()
async function load() {
  const messages = await (await fetch('/api/messages')).json()
  for (const message of messages.reverse()) if (!known.has(message.id)) { known.add(message.id); show(message) }
}
const events = new EventSource('/api/events')
events.addEventListener('open', load)
events.addEventListener('message', load)
`

/** The inbox page's script and style, served as separate files so that its content policy allows nothing inline. */
export const inboxAssets = { script: SCRIPT, style: STYLE } as const

/** The inbox page. The messages themselves come from /api/messages. */
export const inboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Angadi inbox</title>
<link rel="stylesheet" href="/inbox.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>Inbox</h1>
<p class="quiet">Text messages and e-mails that this stack would have sent, newest first. New ones appear by themselves.</p>
<p id="empty" class="quiet">Nothing sent yet.</p>
<ol aria-live="polite" aria-label="Messages"></ol>
</main>
<script src="/inbox.js" defer></script>
</body>
</html>
`

/** What /api/messages answers, optionally only for one recipient. */
export function messagesFor(messages: readonly OutboxMessage[], to: string | null): readonly OutboxMessage[] {
  return to === null ? messages : messages.filter((message) => message.to === to)
}
