import { defineConfig } from 'vite'
import { BROWSER_TARGET } from '../../scripts/browser-target.ts'

/** One script for the whole origin, served at /sw.js. */
export default defineConfig({
  build: {
    target: BROWSER_TARGET,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/sw.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
})
