import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import type { App } from '../packages/routes/src/route.ts'
import { BROWSER_TARGET } from './browser-target.ts'
import { firstPaintMark } from './first-paint-mark.ts'
import { CHUNKS, filesAhead, type PreloadParts } from './first-visit.ts'
import { moduleNamespaces } from './module-namespaces.ts'
import { preloadPlugin } from './preload-plugin.ts'
import { installable } from './pwa-plugin.ts'
import { recoveryWatch } from './recovery-watch.ts'
import { retriedParts } from './retried-parts.ts'
import { fileNames, sameLibraries } from './shared-files.ts'

/**
 * The build of one app: its own files under /_apps/<app>/, so that the six apps can be served as one origin, and
 * libraries and fonts under /_apps/shared/, where other apps find those with the same content
 * (scripts/shared-files.ts).
 *
 * @param app the app's folder name, one of the manifest's apps
 * @param visits what the page preloads, by path
 */
export function viteApp(app: App, visits: PreloadParts) {
  return defineConfig(({ command }) => ({
    // The development server of an app serves that app alone.
    base: command === 'build' ? '/_apps/' : `/_apps/${app}/`,
    plugins: [
      moduleNamespaces(),
      react({ compiler: true }),
      tailwindcss(),
      sameLibraries(),
      preloadPlugin(visits),
      firstPaintMark(),
      recoveryWatch(),
      retriedParts(),
      installable(app, visits),
      // Once at build time, at the strongest level, since no request waits for it.
      compression({
        include: /\.(js|css|svg)$/,
        threshold: 512,
        algorithms: [defineAlgorithm('brotliCompress')],
      }),
    ],
    // Without these names a worker would lie beside the apps' folders, where nothing is served.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: fileNames(app).entryFileNames } } },
    build: {
      target: BROWSER_TARGET,
      // Inlined assets would need data: in more places of the content policy, and cannot be cached.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostId }) => filesAhead(files, hostId),
      },
      sourcemap: true,
      rolldownOptions: { output: { ...fileNames(app), codeSplitting: { groups: CHUNKS } } },
    },
  }))
}
