import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

/** Draws an app of the staff in its document. */
export function start(app: ReactNode): void {
  const root = document.getElementById('console')
  if (root) createRoot(root).render(<StrictMode>{app}</StrictMode>)
}
