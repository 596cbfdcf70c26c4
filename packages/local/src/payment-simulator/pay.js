// The pay page: sends what was chosen and tells the page around it what became of it, as the gateway's own does.
const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const alert = document.querySelector('[role=alert]')
const close = document.querySelector('#close')
const { order, code } = form.dataset
const POLL_MS = 1000

const isFramed = window.parent !== window

function tell(kind, detail) {
  if (isFramed) window.parent.postMessage({ kind, detail }, location.origin)
}

function setBusy(isBusy) {
  for (const button of form.querySelectorAll('button')) button.disabled = isBusy
}

function say(text, warning = '') {
  status.textContent = text
  alert.textContent = warning
}

async function ask(path, init) {
  const answer = await fetch(path, init)
  if (!answer.ok) throw new Error(`The simulator answered ${answer.status}.`)
  return answer.json()
}

/** Shows what became of a payment; one that waits is asked about until it does not. */
async function show(payment) {
  if (payment.state === 'paid') {
    say('Paid. You can go back.')
    tell('paid', payment.response)
    return
  }
  if (payment.state === 'failed') {
    say('', payment.error.description)
    tell('failed', { error: payment.error })
    setBusy(false)
    return
  }
  say('Waiting for the answer … You may close this, or choose again.')
  setBusy(false)
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  const current = form.dataset.payment
  if (current !== payment.payment_id) return
  await show(await ask(`pay/state?payment_id=${encodeURIComponent(payment.payment_id)}`))
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const choice = event.submitter?.value
  setBusy(true)
  say('One moment …')
  try {
    const payment = await ask('pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: order, code_id: code, choice }),
    })
    form.dataset.payment = payment.payment_id
    await show(payment)
  } catch (error) {
    say('', error.message)
    setBusy(false)
  }
})

if (isFramed) {
  close.addEventListener('click', () => tell('close'))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('close')
  })
  close.disabled = false
} else close.hidden = true
setBusy(false)
document.querySelector('h1').focus()
