import { defineConfig } from 'vite'

/** One script for the whole origin, served at /sw.js. */
export default defineConfig({
  build: {
    target: 'es2022',
    copyPublicDir: false,
    rolldownOptions: { input: 'src/sw.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
})
