import { defineConfig } from 'drizzle-kit'

// After a change of server/db/schema/: npx drizzle-kit generate --name=what-changed
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations'
})
