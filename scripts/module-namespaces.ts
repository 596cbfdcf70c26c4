import type { Plugin } from 'vite'

const NEED_NAMESPACES = '@angadi/i18n/need-namespaces.ts'
/** The first argument of each `useTranslation` that suspends. */
const SUSPENDING = /\buseTranslation\(\s*(\[[^\]]*\]|'[^']*')\s*\)/g
const NAME = /'([^']+)'/g

/** The namespaces that the components of a module wait for. */
export function namespacesIn(code: string): readonly string[] {
  const calls = [...code.matchAll(SUSPENDING)].flatMap(([, names = '']) => [...names.matchAll(NAME)])
  return [...new Set(calls.map(([, name = '']) => name))]
}

/**
 * Lets each module fetch its namespaces when its code has loaded, not when its first component renders: that may be
 * long after the screen is shown, and would hide it until the translations are there.
 */
export function moduleNamespaces(): Plugin {
  return {
    name: 'angadi:module-namespaces',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/')) return
      const names = namespacesIn(code)
      if (names.length === 0) return
      return {
        code: `${code}\nimport { needNamespaces } from '${NEED_NAMESPACES}'\nneedNamespaces(${JSON.stringify(names)})\n`,
        map: null,
      }
    },
  }
}
