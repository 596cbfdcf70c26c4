import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { entryOf, withImports } from './bundle-parts.ts'
import { inlineScript } from './inline-script.ts'

const watch = fileURLToPath(new URL('../packages/shell/src/recovery/boot-watchdog.ts', import.meta.url))
const overlay = fileURLToPath(new URL('../packages/shell/src/recovery/show-overlay.tsx', import.meta.url))

/**
 * Puts the boot watchdog inline into an app's page, before every other script, and the recovery overlay next to the
 * app's other parts. Both come from packages/shell/src/recovery.
 */
export function recoveryWatch(): Plugin {
  let base = '/'
  return {
    name: 'angadi:recovery-watch',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: overlay, name: 'recovery-overlay' })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const part = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.facadeModuleId === overlay,
        )
        if (!part) throw new Error('the build has no recovery overlay')
        const entry = entryOf(bundle)
        if (entry && withImports(bundle, [part.fileName]).has(entry.fileName))
          throw new Error("the recovery overlay needs the page's own script, whose failure it is there for")
        const script = `<script data-overlay="${base}${part.fileName}">${await inlineScript(watch)}</script>`
        // After the charset, which must come first, and before anything that may fail.
        return html.replace(/<meta charset[^>]*>/i, (charset) => `${charset}\n    ${script}`)
      },
    },
  }
}
