import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const mark = readFileSync(
  fileURLToPath(new URL('../packages/ui/src/brand-mark/icon.svg', import.meta.url)),
  'utf8',
).replace(/<title>.*<\/title>/, '')

/** In the middle, and hidden as soon as the page has any other content. */
const STYLE =
  '#first-paint{position:fixed;inset:0;margin:auto;width:4rem;pointer-events:none}body:has(>div:not(:empty))>#first-paint{display:none}'

/**
 * Shows the brand mark with the page itself, while the code of the first screen loads. It is next to #root, not inside
 * it: content of #root means that the app is shown (packages/shell/src/recovery).
 */
export function firstPaintMark(): Plugin {
  return {
    name: 'angadi:first-paint-mark',
    apply: 'build',
    transformIndexHtml: (html) =>
      html
        .replace('</head>', `  <style>${STYLE}</style>\n  </head>`)
        .replace(
          '</body>',
          `  ${mark.replace('<svg', '<svg id="first-paint" aria-hidden="true"').trim()}\n  </body>`,
        ),
  }
}
