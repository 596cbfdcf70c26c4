// The simulator's stand-in for the gateway's own script: window.Razorpay with the options and methods of the real one.
// It opens the pay page in a dialog over the page that has loaded it.
;(() => {
  const home = new URL('.', document.currentScript.src)

  function payPage({ order_id, key }) {
    const url = new URL('pay', home)
    url.searchParams.set('order_id', order_id)
    url.searchParams.set('key', key)
    return url.href
  }

  function makeDialog(options) {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Practice payment')
    Object.assign(dialog.style, {
      width: 'min(28rem, 100vw)',
      height: 'min(46rem, 100dvh)',
      maxWidth: '100vw',
      maxHeight: '100dvh',
      margin: 'auto',
      padding: '0',
      border: '0',
      borderRadius: '1rem',
      overflow: 'hidden',
      boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.55)',
    })
    const frame = document.createElement('iframe')
    frame.title = 'Practice payment: no money moves'
    frame.src = payPage(options)
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
    dialog.append(frame)
    return { dialog, frame }
  }

  class Razorpay {
    #options
    #listeners = new Map()
    #end

    constructor(options) {
      for (const name of ['key', 'order_id'])
        if (typeof options?.[name] !== 'string') throw new Error(`Razorpay: the option ${name} is missing`)
      this.#options = options
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener])
    }

    open() {
      if (this.#end) return
      const { dialog, frame } = makeDialog(this.#options)
      const hear = (event) => {
        if (event.source !== frame.contentWindow || event.origin !== home.origin) return
        const { kind, detail } = event.data ?? {}
        if (kind === 'paid') {
          this.#end()
          this.#options.handler?.(detail)
        } else if (kind === 'failed') {
          for (const listener of this.#listeners.get('payment.failed') ?? []) listener(detail)
        } else if (kind === 'close') this.close()
      }
      this.#end = () => {
        this.#end = undefined
        window.removeEventListener('message', hear)
        // Gives the focus back to where it was.
        dialog.close()
        dialog.remove()
      }
      window.addEventListener('message', hear)
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        this.close()
      })
      document.body.append(dialog)
      dialog.showModal()
    }

    close() {
      if (!this.#end) return
      this.#end()
      this.#options.modal?.ondismiss?.()
    }
  }

  window.Razorpay = Razorpay
})()
