import path from 'node:path'
import { defineConfig } from 'vite-8'
import { shopShell } from '../config/shop-shell'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The staff's web app: built into dist/console, served below /console (docs/adr/0074-console-on-refine-and-ant-design.md). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  publicDir: false,
  plugins: [shopShell()],
  resolve: { alias: { '@contract': path.join(ROOT, 'contract') } },
  build: {
    outDir: path.join(process.env.DIST_DIR ?? path.join(ROOT, 'dist'), 'console'),
    emptyOutDir: true,
    target: 'es2022',
    // the policy of these pages allows no inline script
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Ant Design is one part for all pages
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['index.html', 'shop.html'].map((document) => path.join(import.meta.dirname, document)),
      checks: { moduleLevelDirective: false }
    }
  },
  // `npx vite console` beside `npm start`: live reload, with calls answered by the server
  server: { port: 10087, proxy: { '/console/api': process.env.API_ORIGIN ?? 'http://localhost:9527' } }
})
